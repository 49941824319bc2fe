import { z } from 'zod';

/** The classes by which data/dictionary/first-meanings.tsv distinguishes the meanings of a word with one reading. */
export const wordClasses = [
  'measure',
  'complement',
  'auxiliary',
  'preposition',
  'adverb',
  'adjective',
  'verb',
  'noun',
] as const;

/** `complement` is a word right after a verb that says how the action ends: 写好 done writing. */
export type WordClass = (typeof wordClasses)[number];

/** A column with a word class; undefined for the meaning of a word wherever no other class is recognized. */
export const optionalWordClassColumn = z.enum(wordClasses).or(z.literal('').transform(() => undefined));
