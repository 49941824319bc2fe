import { z } from 'zod';
import { numberedPinyinColumn, optionalRegexColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { partsOfSpeech } from '../segmentation/part-of-speech.ts';
import { patternSets, surnameContexts } from './pattern-sets.ts';
import { type ReadingRule, compileReadingRule } from './reading-rule.ts';

const neighbourClasses = z
  .string()
  .transform((value) => (value === '' ? undefined : value.split('|')))
  .pipe(z.array(z.enum(partsOfSpeech)).optional());

/**
 * Rules for characters with another reading as a surname, one rule for each surname. A rule matches in any context in which names occur.
 */
const surnameRules = readDataFile('readings/surnames.tsv', {
  columns: { character: textColumn, reading: numberedPinyinColumn, example: textColumn },
  key: ['character'],
}).map(({ character, reading, example }): ReadingRule => {
  const [first, ...others] = surnameContexts.map((context) =>
    compileReadingRule({ ...context, target: character, reading, example }, patternSets),
  );
  return {
    ...first!,
    name: `surname ${character} ${reading} ${example}`,
    matches: (context) => [first!, ...others].some((rule) => rule.matches(context)),
  };
});

const contextRules = readDataFile('readings/reading-rules.tsv', {
  columns: {
    target: textColumn,
    order: z.string().regex(/^\d{3}$/, 'must have three digits'),
    before: optionalRegexColumn,
    class_before: neighbourClasses,
    class_after: neighbourClasses,
    after: optionalRegexColumn,
    reading: numberedPinyinColumn,
    example: textColumn,
  },
  key: ['target', 'order'],
}).map((row) => compileReadingRule(row, patternSets));

/** All reading rules. Of several rules for one target, the first that matches is applied. */
export const readingRules: readonly ReadingRule[] = [...surnameRules, ...contextRules];
