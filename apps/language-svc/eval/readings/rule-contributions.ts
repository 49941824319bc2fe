import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import type { ReadingRule } from '../../src/readings/reading-rule.ts';
import { readingRules } from '../../src/readings/reading-rules.ts';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { ValidationFold } from './cross-validation.ts';
import { createAnnotator, findReadingErrors } from './labelled-sentences.ts';

/**
 * Returns one line for each reading rule: how many more characters of the training sentences get the correct reading with the rule than
 * without it, each sentence read by a model that was trained without the sentence.
 */
export function describeRuleContributions(
  folds: readonly ValidationFold[],
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): string[] {
  const contributions = readingRules
    .map((rule) => ({ rule, count: countContribution(rule, folds, dictionary, segmenter) }))
    .toSorted((a, b) => b.count - a.count);
  const useless = contributions.filter(({ count }) => count <= 0);
  return [
    `characters right by each rule (simplified, training sentences read by models trained without them); ${useless.length} of ${readingRules.length} rules contribute nothing`,
    ...contributions.map(({ rule, count }) => `${String(count).padStart(4)}  ${rule.name}`),
  ];
}

function countContribution(
  rule: ReadingRule,
  folds: readonly ValidationFold[],
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): number {
  const others = readingRules.filter((other) => other !== rule);
  return folds.reduce((sum, { sentences, model }) => {
    const affected = sentences.filter(({ text }) => text.includes(rule.target));
    const countErrors = (rules: readonly ReadingRule[]): number => {
      const annotator = createAnnotator(dictionary, segmenter, rules, model);
      return affected.flatMap((sentence) => findReadingErrors(annotator, sentence)).length;
    };
    return sum + countErrors(others) - countErrors(readingRules);
  }, 0);
}
