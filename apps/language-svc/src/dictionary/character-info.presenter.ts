import type { CharacterInfo } from '@memory/contracts';
import type { LexiconEntry } from './lexicon.ts';

type Reading = CharacterInfo['readings'][number];
/** At least the usual one. */
type Entries = readonly [LexiconEntry, ...LexiconEntry[]];

export function presentCharacterInfo(character: string, entries: Entries): CharacterInfo {
  const [usual] = entries;
  return {
    character,
    pinyin: usual.pinyin,
    zhuyin: usual.zhuyin.join(' '),
    meaning: usual.meaning,
    simplified: usual.simplified,
    traditional: usual.traditional,
    readings: readingsOf(entries),
    source: usual.source,
  };
}

/** Entries that sound the same (后 back, 后 empress) are one reading; a surname's capital letter makes no other one. */
function readingsOf(entries: Entries): Reading[] {
  const readings = new Map<string, Reading>();
  for (const { pinyin, zhuyin, meanings } of entries) {
    const known = readings.get(pinyin.toLowerCase());
    if (known) known.meanings = [...new Set([...known.meanings, ...meanings])];
    else readings.set(pinyin.toLowerCase(), { pinyin, zhuyin: zhuyin.join(' '), meanings: [...meanings] });
  }
  return [...readings.values()];
}
