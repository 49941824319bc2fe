import { z } from 'zod';
import { patternColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';

/** The reason why a sense is hidden from children. */
export type HiddenCategory = (typeof hiddenCategories)[number];

const hiddenCategories = ['vulgar', 'insult', 'sexual', 'crime', 'body', 'drug'] as const;

export const hiddenCategoryColumn = z.enum(hiddenCategories);

/** The patterns by which senses are hidden, kept or shown last. */
export const sensePatterns = readDataFile('dictionary/hidden-sense-patterns.tsv', {
  columns: {
    pattern: patternColumn,
    treatment: z.enum(['hide', 'keep', 'last']),
    category: hiddenCategoryColumn.or(z.literal('').transform(() => undefined)),
    example: textColumn,
  },
  key: ['pattern'],
});

const patternsOf = (treatment: (typeof sensePatterns)[number]['treatment']): string[] =>
  sensePatterns.filter((row) => row.treatment === treatment).map(({ pattern }) => pattern);

const anyOf = (patterns: readonly string[], flags: string): RegExp =>
  new RegExp(patterns.map((pattern) => `(?:${pattern})`).join('|'), flags);

const HARMLESS = anyOf(patternsOf('keep'), 'gu');
const LAST = anyOf(patternsOf('last'), 'u');
const hidden = hiddenCategories.map((category) => ({
  category,
  pattern: anyOf(
    sensePatterns.filter((row) => row.category === category).map(({ pattern }) => pattern),
    'u',
  ),
}));

/** Returns the reason why the text of a sense is hidden from children, whatever word it belongs to; undefined when no pattern matches the text. */
export function findHiddenCategory(sense: string): HiddenCategory | undefined {
  const text = sense.replace(HARMLESS, '');
  return hidden.find(({ pattern }) => pattern.test(text))?.category;
}

/** Whether a sense may be shown to children, but after the other senses of its word. */
export const isShownLast = (sense: string): boolean => LAST.test(sense);
