import { z } from 'zod';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

export type PartOfSpeech = (typeof partsOfSpeech)[number];

/**
 * The parts of speech that reading rules distinguish. `action` is a word that is both noun and verb (比赛 学习); `none` is no word but a sign,
 * or the beginning or end of a text.
 */
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

/** Maps the first letter of a word's tag in jieba's word list to a part of speech. */
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

/** Corrections for words whose part of speech in jieba's word list is wrong for children's journals: the list was made from newspapers. */
const corrections = new Map(
  readDataFile('segmentation/parts-of-speech.tsv', {
    columns: { word: textColumn, part_of_speech: z.enum(partsOfSpeech) },
    key: ['word'],
  }).map((row) => [row.word, row.part_of_speech]),
);

/**
 * Determines the most usual part of speech of a word.
 * @param word the word in simplified characters
 * @param tag jieba's tag of the word, or of the last part of the word; empty for words that jieba's list lacks
 * @param meaning the dictionary's first meaning; it begins with 'to ' for verbs
 */
export function determinePartOfSpeech(word: string, tag: string, meaning: string): PartOfSpeech {
  const corrected = corrections.get(word);
  if (corrected) return corrected;
  const isVerb = meaning.startsWith('to ');
  if (tag === '') return isVerb ? 'verb' : 'noun';
  if (tag === 'vn' || tag === 'an' || (isVerb && tag.startsWith('n'))) return 'action';
  return BY_TAG_LETTER[tag.charAt(0)] ?? 'other';
}
