import type { HeadwordReading } from './headword-reading.ts';

/** Words of explanations that say nothing about a meaning. */
const IGNORED_WORDS = new Set(
  'the and for with from that this not one sth etc used esp also who which its his her all into out off over'.split(
    ' ',
  ),
);
const WITHOUT_TONES = /[\u0300-\u036F]/g;

/** The reading and the meaning of a character in a word. */
export interface CharacterInWord {
  reading: HeadwordReading;
  meaning: string;
}

/**
 * Chooses the entry and the meaning of a character in a word. The traditional form of the character distinguishes homographs: 松 is a pine (松) in
 * 松鼠, but loose (鬆) in 轻松. The chosen meaning is the sense of this entry that shares the most words with the meanings of the word (雨 in 下雨). If no
 * sense shares a word, which is so for most words, the character has its usual meaning.
 * @param readings the entries of the character, the usual one first
 * @param word the entries of the word; empty when the dictionary lacks it
 * @param pinyin the pinyin of the character in the word; empty if unknown
 */
export function chooseCharacterInWord(
  readings: readonly [HeadwordReading, ...HeadwordReading[]],
  word: readonly HeadwordReading[],
  pinyin: string,
): CharacterInWord {
  const bySound = readingsOfSound(readings, pinyin);
  const form = formInWord(readings[0].simplified, word, pinyin);
  const byForm = bySound.filter(({ traditional }) => traditional === form);
  const reading = withoutNames(byForm)[0] ?? withoutNames(bySound)[0] ?? bySound[0] ?? readings[0];
  return { reading, meaning: sharedSense(reading.meanings, word) ?? reading.meaning };
}

/**
 * Returns the entries with the given pinyin. If there are none, returns the entries whose pinyin differs only in the tone: 妈 is mā alone, but its
 * second syllable in 妈妈 (mā ma) is ma.
 */
function readingsOfSound(readings: readonly HeadwordReading[], pinyin: string): readonly HeadwordReading[] {
  const sounds = [pinyin.toLowerCase(), toneless(pinyin)];
  const same = readings.filter((reading) => reading.syllables[0] === sounds[0]);
  if (same.length > 0 || pinyin === '') return same.length > 0 ? same : readings;
  const similar = readings.filter((reading) => toneless(reading.pinyin) === sounds[1]);
  return similar.length > 0 ? similar : readings;
}

const toneless = (pinyin: string): string => pinyin.toLowerCase().normalize('NFD').replaceAll(WITHOUT_TONES, '');

/** Removes entries of surnames, because they are the last choice: 高 in 高兴 is not the surname Gao. */
const withoutNames = (readings: readonly HeadwordReading[]): readonly HeadwordReading[] =>
  readings.filter((reading) => !/^\p{Lu}/u.test(reading.pinyin));

/** Returns the traditional form of a character in a word; undefined if the word does not contain it. */
function formInWord(simplified: string, word: readonly HeadwordReading[], pinyin: string): string | undefined {
  for (const entry of word) {
    const traditional = Array.from(entry.traditional);
    const places = Array.from(entry.simplified).flatMap((character, at) => (character === simplified ? [at] : []));
    const place = places.find((at) => entry.syllables[at] === pinyin.toLowerCase()) ?? places[0];
    if (place !== undefined) return traditional[place];
  }
  return undefined;
}

/** Returns the sense with the largest share of words that also occur in the meanings of a word; undefined if no sense shares a word. */
function sharedSense(senses: readonly string[], word: readonly HeadwordReading[]): string | undefined {
  const explained = new Set(word.flatMap(({ meanings }) => meanings.flatMap(contentWords)));
  let best: { sense: string; share: number } | undefined;
  for (const sense of senses) {
    const words = contentWords(sense.replaceAll(/\([^()]*\)/g, ''));
    const share = words.filter((one) => explained.has(one)).length / words.length;
    if (share > (best?.share ?? 0)) best = { sense, share };
  }
  return best?.sense;
}

const contentWords = (sense: string): string[] =>
  (sense.toLowerCase().match(/[a-z]{3,}/g) ?? []).filter((word) => !IGNORED_WORDS.has(word));
