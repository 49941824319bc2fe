import { type Mood, moods } from '@memory/contracts';
import { analyzeMood } from '../../src/mood/analyze-mood.ts';
import type { EnabledMoodRules } from '../../src/mood/mood-rules.ts';
import type { LabelledText } from './labelled-texts.ts';

/**
 * How accurately moods and themes are detected in a set of labelled texts. `exact`, `withinOne` and `themes` are shares from 0 to 1;
 * `texts` is the number of texts.
 */
export interface MoodAccuracy {
  texts: number;
  exact: number;
  /**
   * The share of texts for which the detected mood is the labelled mood or its neighbour on the scale from very_negative to very_positive.
   */
  withinOne: number;
  /** Among the texts that have labelled themes, the share of texts for which at least one labelled theme was detected. */
  themes: number;
  /** The texts whose mood was detected as positive but is labelled negative, or was detected as negative but is labelled positive. */
  polarityErrors: string[];
}

const positionOf = (mood: Mood): number => moods.indexOf('neutral') - moods.indexOf(mood);

const share = (all: readonly unknown[], some: readonly unknown[]): number => some.length / Math.max(1, all.length);

export function measureMoodAccuracy(texts: readonly LabelledText[], rules?: EnabledMoodRules): MoodAccuracy {
  const results = texts.map((labelled) => {
    const detected = analyzeMood(labelled.text, rules);
    const names = new Set(detected.themes.map((theme) => theme.toLowerCase()));
    return {
      labelled,
      expected: positionOf(labelled.mood),
      actual: positionOf(detected.mood),
      hasTheme: labelled.themes.some((theme) => names.has(theme.toLowerCase())),
    };
  });
  const withThemes = results.filter(({ labelled }) => labelled.themes.length > 0);
  return {
    texts: texts.length,
    exact: share(
      results,
      results.filter(({ expected, actual }) => expected === actual),
    ),
    withinOne: share(
      results,
      results.filter(({ expected, actual }) => Math.abs(expected - actual) <= 1),
    ),
    themes: share(
      withThemes,
      withThemes.filter(({ hasTheme }) => hasTheme),
    ),
    polarityErrors: results
      .filter(({ expected, actual }) => expected * actual < 0)
      .map(({ labelled }) => labelled.text),
  };
}
