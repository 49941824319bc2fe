import { pinyin } from 'pinyin-pro';
import { markedPinyin } from '../readings/marked-pinyin.ts';
import { readNumberedPinyin } from '../readings/syllable.ts';
import { type CedictEntry, parseCedict } from './cedict.ts';
import { firstMeaningsOf } from './first-meanings.ts';
import { meaningsPointedTo } from './pointers.ts';
import { rareCharacters } from './rare-characters.ts';
import { inLearnersOrder, isMarginal } from './senses.ts';
import { standardReadings } from './standard-readings.ts';
import { usualnessIn } from './usualness.ts';

/** An entry as the service keeps it: readings written out, meanings in a learner's order. */
export interface DictionaryEntry {
  simplified: string;
  traditional: string;
  /** Tones marked, syllables divided by spaces. */
  pinyin: string;
  /** None are known of some rare characters. */
  meanings: string[];
  /** Among the entries of one headword, lower is more usual. */
  usualness: number;
  source: 'CC-CEDICT' | 'Unihan';
}

/** Every entry of a CC-CEDICT text that has a meaning to show, then the characters it lacks. */
export function* dictionaryEntries(cedict: string): Generator<DictionaryEntry> {
  const entries = Array.from(parseCedict(cedict), (entry) => ({
    ...entry,
    pinyin: standardReadings.get(`${entry.simplified} ${entry.pinyin}`) ?? entry.pinyin,
  }));
  const usualness = usualnessIn(entries, libraryReading);
  const pointedTo = meaningsPointedTo(entries, meaningsOf);
  for (const entry of entries) {
    const own = meaningsOf(entry);
    const meanings = isMarginal(entry.senses) ? [...new Set([...pointedTo(entry), ...own])] : own;
    if (meanings.length > 0) yield present(entry, meanings, usualness(entry));
  }
  yield* rareCharacters(pointedTo);
}

function present(entry: CedictEntry, meanings: string[], usualness: number): DictionaryEntry {
  return {
    simplified: entry.simplified,
    traditional: entry.traditional,
    pinyin: markedPinyin(readNumberedPinyin(entry.pinyin)),
    meanings,
    usualness,
    source: 'CC-CEDICT',
  };
}

function meaningsOf(entry: CedictEntry): string[] {
  const meanings = inLearnersOrder(entry.senses);
  return isMarginal(entry.senses) ? meanings : [...new Set([...firstMeaningsOf(entry), ...meanings])];
}

/** The first reading pinyin-pro gives a character, written as CC-CEDICT writes it. */
function libraryReading(character: string): string {
  const [first = ''] = pinyin(character, { multiple: true, toneType: 'num', type: 'array' });
  return first.replace('ü', 'u:').replace(/0$/, '5');
}
