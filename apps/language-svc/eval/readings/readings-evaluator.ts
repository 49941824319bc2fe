import type { TextAnnotator } from '../../src/annotate/annotator.ts';
import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { readDictionary } from '../../src/dictionary/read-dictionary.ts';
import { readingRules } from '../../src/readings/reading-rules.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';
import {
  createAnnotator,
  findReadingErrors,
  type LabelledSentence,
  readLabelledSentences,
  toTraditionalLabelledSentence,
} from './labelled-sentences.ts';

/**
 * Measures how often the service chooses the correct reading of a character that has several. The sentences are written as learners write
 * them; each is tested in simplified and in traditional characters.
 */
export const readingsEvaluator: AccuracyEvaluator = {
  name: 'readings',
  async run() {
    const dictionary = readDictionary();
    const segmenter = new Segmenter(dictionary);
    const annotator = createAnnotator(dictionary, segmenter);
    const splits = { training: readLabelledSentences('training'), 'held-out': readLabelledSentences('held-out') };
    return {
      metrics: Object.entries(splits).flatMap(([split, sentences]) => [
        ...metricsOf(`${split}, simplified`, annotator, sentences),
        ...metricsOf(`${split}, traditional`, annotator, sentences.map(toTraditionalLabelledSentence)),
      ]),
      errors: splits.training
        .flatMap((sentence) => findReadingErrors(annotator, sentence))
        .map(({ text, character, expected, actual }) => `${text} ${character} is ${expected}, not ${actual}`),
      ruleContributions: describeRuleContributions(dictionary, segmenter, Object.values(splits).flat()),
    };
  },
};

/** Returns one line for each reading rule: how many more characters get the correct reading with the rule than without it. */
function describeRuleContributions(
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
  sentences: readonly LabelledSentence[],
): string[] {
  const withAllRules = createAnnotator(dictionary, segmenter);
  const contributions = readingRules
    .map((rule) => {
      const affected = sentences.filter(({ text }) => text.includes(rule.target));
      const otherRules = readingRules.filter((other) => other !== rule);
      const without = createAnnotator(dictionary, segmenter, otherRules);
      return { rule, count: countRight(withAllRules, affected) - countRight(without, affected) };
    })
    .toSorted((a, b) => b.count - a.count);
  const unused = contributions.filter(({ count }) => count <= 0);
  return [
    `characters right by each rule (simplified, both splits); ${unused.length} of ${readingRules.length} rules contribute nothing here and are tested by their example alone`,
    ...contributions.map(({ rule, count }) => `${String(count).padStart(4)}  ${rule.name}`),
  ];
}

const countRight = (annotator: TextAnnotator, sentences: readonly LabelledSentence[]): number =>
  sentences.reduce((sum, one) => sum + one.targets.length - findReadingErrors(annotator, one).length, 0);

function metricsOf(
  split: string,
  annotator: TextAnnotator,
  sentences: readonly LabelledSentence[],
): EvaluationMetric[] {
  const errorCounts = sentences.map((sentence) => findReadingErrors(annotator, sentence).length);
  const targets = sentences.reduce((sum, sentence) => sum + sentence.targets.length, 0);
  return [
    {
      name: `sentences wholly right, ${split}`,
      value: (100 * errorCounts.filter((count) => count === 0).length) / sentences.length,
      cases: sentences.length,
      minimum: 95,
    },
    {
      name: `target characters right, ${split}`,
      value: 100 - (100 * errorCounts.reduce((sum, count) => sum + count, 0)) / targets,
      cases: targets,
      minimum: 97,
    },
  ];
}
