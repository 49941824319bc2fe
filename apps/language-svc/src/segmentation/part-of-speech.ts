import { z } from 'zod';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

export type PartOfSpeech = (typeof partsOfSpeech)[number];

/** `action` is a word that is both noun and verb (比赛 学习); `none` is not a word: a sign, or the beginning or end of a text. */
export const partsOfSpeech = [
  'noun',
  'pronoun',
  'time',
  'number',
  'measure',
  'verb',
  'action',
  'adjective',
  'adverb',
  'preposition',
  'other',
  'none',
] as const;

/** The part of speech by the first letter of a word's tag in jieba's word list. */
const BY_TAG_LETTER: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  s: 'noun',
  j: 'noun',
  r: 'pronoun',
  t: 'time',
  m: 'number',
  q: 'measure',
  v: 'verb',
  a: 'adjective',
  z: 'adjective',
  d: 'adverb',
  p: 'preposition',
};

/** Words whose tag in jieba's word list, which was made from newspapers, is wrong for children's journals. */
const corrections = new Map(
  readDataFile('segmentation/parts-of-speech.tsv', {
    columns: { word: textColumn, part_of_speech: z.enum(partsOfSpeech) },
    key: ['word'],
  }).map((row) => [row.word, row.part_of_speech]),
);

/**
 * Determines what part of speech a word usually is.
 * @param word in simplified characters
 * @param tag jieba's tag of the word, or of the last part of the word; empty for words that the dictionary contains and jieba's list lacks
 * @param meaning the dictionary's first meaning, which begins with 'to ' for verbs
 */
export function determinePartOfSpeech(word: string, tag: string, meaning: string): PartOfSpeech {
  const corrected = corrections.get(word);
  if (corrected) return corrected;
  const isVerb = meaning.startsWith('to ');
  if (tag === '') return isVerb ? 'verb' : 'noun';
  if (tag === 'vn' || tag === 'an' || (isVerb && tag.startsWith('n'))) return 'action';
  return BY_TAG_LETTER[tag.charAt(0)] ?? 'other';
}
