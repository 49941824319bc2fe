import { z } from 'zod';
import { decimalColumn, textColumn, yesNoColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

/** A Chinese word that modifies the sentiment word after it: a negation or an intensifier. */
export interface ChineseModifier {
  /**
   * The factor by which the weight of the following sentiment word is multiplied. A negation also multiplies the weight by a factor from
   * sentiment-lexicon.ts.
   */
  factor: number;
  negates: boolean;
  /** Whether the modifier itself counts as slightly negative when no sentiment word follows it. */
  unfulfilled: boolean;
}

const negations = new PhraseMatcher<ChineseModifier>(
  readDataFile('mood/chinese/negations.tsv', {
    columns: { word: textColumn, factor: decimalColumn, unfulfilled: yesNoColumn },
    key: ['word'],
  }).map(({ word, factor, unfulfilled }) => [word, { factor, unfulfilled, negates: true }]),
);
const intensifiers = readDataFile('mood/chinese/intensifiers.tsv', {
  columns: { word: textColumn, position: z.enum(['before', 'after']), factor: decimalColumn },
  key: ['word', 'position'],
});
const before = new PhraseMatcher<ChineseModifier>(
  intensifiers
    .filter(({ position }) => position === 'before')
    .map(({ word, factor }) => [word, { factor, unfulfilled: false, negates: false }]),
);

/** Intensifiers that follow a sentiment word, with their factors: 极了 in 高兴极了. */
export const chineseIntensifiersAfterSentiment = new PhraseMatcher(
  intensifiers.filter(({ position }) => position === 'after').map(({ word, factor }) => [word, factor] as const),
);

/** Returns the longest modifier at an index of a clause; of a negation and an intensifier of the same length, the negation. */
export function matchChineseModifierAt(
  clause: string,
  index: number,
): (ChineseModifier & { length: number }) | undefined {
  const negation = negations.matchAt(clause, index);
  const intensifier = before.matchAt(clause, index);
  const longest = negation && negation.length >= (intensifier?.length ?? 0) ? negation : intensifier;
  return longest && { ...longest.value, length: longest.length };
}
