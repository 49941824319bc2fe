import { allMoodRules, type MoodRuleName, moodRules } from '../../src/mood/mood-rules.ts';
import type { EvaluationMetric } from '../accuracy-evaluator.ts';
import { type DataSplitName, moodTextLanguages, readLabelledTexts } from './labelled-texts.ts';
import { measureMoodAccuracy } from './mood-accuracy.ts';

const splits: readonly DataSplitName[] = ['training', 'held-out'];

/**
 * Returns the accuracy of moods and themes for each language, on training texts and on held-out texts. Only the metrics of held-out texts
 * have a required minimum, because the models were trained on the other texts.
 */
export function computeMoodMetrics(): EvaluationMetric[] {
  return splits.flatMap((split) => moodTextLanguages.flatMap((language) => metricsOf(split, language)));
}

function metricsOf(split: DataSplitName, language: (typeof moodTextLanguages)[number]): EvaluationMetric[] {
  const accuracy = measureMoodAccuracy(readLabelledTexts(split, language));
  const cases = accuracy.texts;
  const metrics: Array<[name: string, value: number, minimum: number]> = [
    ['moods exactly right', accuracy.exact * 100, 75],
    ['moods at most one class off', accuracy.withinOne * 100, 95],
    ['moods of the right polarity', 100 - (100 * accuracy.polarityErrors.length) / cases, 100],
    ['a labelled theme among the three', accuracy.themes * 100, 80],
  ];
  return metrics.map(([name, value, minimum]) => ({
    name: `${name}, ${split}, ${language}`,
    value,
    cases,
    minimum: split === 'held-out' ? minimum : undefined,
  }));
}

/** Returns one line for each mood rule: how many texts would get another mood than the labelled one if the rule were switched off. */
export function describeRuleContributions(): string[] {
  const texts = splits.flatMap((split) => moodTextLanguages.flatMap((language) => readLabelledTexts(split, language)));
  const withAll = measureMoodAccuracy(texts);
  return (Object.keys(moodRules) as MoodRuleName[]).map((rule) => {
    const without = measureMoodAccuracy(texts, new Set([...allMoodRules].filter((other) => other !== rule)));
    const fewer = Math.round((withAll.exact - without.exact) * texts.length);
    const polarityErrors = without.polarityErrors.length - withAll.polarityErrors.length;
    return `without '${rule}': ${fewer} fewer exactly right of ${texts.length}, ${polarityErrors} more of wrong polarity (${moodRules[rule]})`;
  });
}
