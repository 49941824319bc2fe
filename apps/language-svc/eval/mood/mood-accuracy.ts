import { type Mood, moods } from '@memory/contracts';
import { analyzeMood } from '../../src/mood/analyze-mood.ts';
import type { EnabledMoodRules } from '../../src/mood/mood-rules.ts';
import type { LabelledText } from './labelled-texts.ts';

/** How accurately moods and themes are detected in a set of labelled texts, in numbers of texts. */
export interface MoodAccuracy {
  texts: number;
  /** The texts whose detected mood is the labelled one. */
  exact: number;
  /** The texts whose detected mood is the labelled mood or its neighbour on the scale from very_negative to very_positive. */
  withinOne: number;
  textsWithThemes: number;
  /** The texts with labelled themes for which at least one of these was detected. */
  themes: number;
  /** The texts whose mood was detected as positive but is labelled negative, or was detected as negative but is labelled positive. */
  polarityErrors: string[];
}

const positionOf = (mood: Mood): number => moods.indexOf('neutral') - moods.indexOf(mood);

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
    exact: results.filter(({ expected, actual }) => expected === actual).length,
    withinOne: results.filter(({ expected, actual }) => Math.abs(expected - actual) <= 1).length,
    textsWithThemes: withThemes.length,
    themes: withThemes.filter(({ hasTheme }) => hasTheme).length,
    polarityErrors: results
      .filter(({ expected, actual }) => expected * actual < 0)
      .map(({ labelled }) => labelled.text),
  };
}
