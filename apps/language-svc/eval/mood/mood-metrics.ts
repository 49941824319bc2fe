import { allMoodRules, type MoodRuleName, moodRules } from '../../src/mood/mood-rules.ts';
import type { EvaluationMetric } from '../accuracy-evaluator.ts';
import {
  type DataSplitName,
  type LabelledText,
  moodTextLanguages,
  readLabelledTextFile,
  readLabelledTexts,
} from './labelled-texts.ts';
import { measureMoodAccuracy } from './mood-accuracy.ts';

const splits: readonly DataSplitName[] = ['training', 'held-out'];
/** The minimum shares in percent of the texts that are held out. */
const heldOutMinimums = { exact: 87, withinOne: 97, polarity: 100, themes: 80 };

/**
 * Returns the accuracy of moods and themes for each language, on training texts and on held-out texts. Only the metrics of held-out texts
 * have a required minimum, because the models were trained on the other texts.
 */
export function computeMoodMetrics(): EvaluationMetric[] {
  return splits.flatMap((split) =>
    moodTextLanguages.flatMap((language) =>
      metricsOf(
        readLabelledTexts(split, language),
        `${split}, ${language}`,
        split === 'held-out' ? heldOutMinimums : undefined,
      ),
    ),
  );
}

/** Returns the accuracy of moods and themes on the texts of a file outside the repository. */
export function computeMoodMetricsOfFile(path: string): EvaluationMetric[] {
  return metricsOf(readLabelledTextFile(path), path);
}

function metricsOf(
  texts: readonly LabelledText[],
  set: string,
  minimums?: Readonly<typeof heldOutMinimums>,
): EvaluationMetric[] {
  const accuracy = measureMoodAccuracy(texts);
  const metric = (name: string, right: number, cases: number, minimum: number | undefined) => ({
    name: `${name}, ${set}`,
    value: (100 * right) / Math.max(1, cases),
    cases,
    right,
    minimum,
  });
  const cases = accuracy.texts;
  return [
    metric('moods exactly right', accuracy.exact, cases, minimums?.exact),
    metric('moods at most one class off', accuracy.withinOne, cases, minimums?.withinOne),
    metric('moods of the right polarity', cases - accuracy.polarityErrors.length, cases, minimums?.polarity),
    metric('a labelled theme among the three', accuracy.themes, accuracy.textsWithThemes, minimums?.themes),
  ].filter((one) => one.cases > 0);
}

/** Returns one line for each mood rule: how many texts would get another mood than the labelled one if the rule were switched off. */
export function describeRuleContributions(): string[] {
  const texts = splits.flatMap((split) => moodTextLanguages.flatMap((language) => readLabelledTexts(split, language)));
  const withAll = measureMoodAccuracy(texts);
  return (Object.keys(moodRules) as MoodRuleName[]).map((rule) => {
    const without = measureMoodAccuracy(texts, new Set([...allMoodRules].filter((other) => other !== rule)));
    const fewer = withAll.exact - without.exact;
    const polarityErrors = without.polarityErrors.length - withAll.polarityErrors.length;
    return `without '${rule}': ${fewer} fewer exactly right of ${texts.length}, ${polarityErrors} more of wrong polarity (${moodRules[rule]})`;
  });
}
