import type { Mood, MoodAnalysis } from '@memory/contracts';
import * as OpenCC from 'opencc-js/t2cn';
import { energyOf } from './energy.ts';
import { feelingOf } from './feeling.ts';
import { themesOf } from './themes.ts';

const toSimplified = OpenCC.Converter({ from: 'tw', to: 'cn' });

/** The least feeling (-1 to 1) of each class, from the top. */
const CLASSES: ReadonlyArray<readonly [from: number, mood: Mood]> = [
  [0.8, 'very_positive'],
  [0.17, 'positive'],
  [-0.17, 'neutral'],
  [-0.8, 'negative'],
  [-1, 'very_negative'],
];

/**
 * The mood of a text in English, Chinese (either script) or both, without any service outside. `sentiment` is the same
 * figure the class comes from, so the two never disagree: 0.5 is neutral, 1 wonderful.
 */
export function analyzeMood(text: string): MoodAnalysis {
  const simplified = toSimplified(text);
  const feeling = feelingOf(simplified);
  return {
    mood: CLASSES.find(([from]) => feeling >= from)?.[1] ?? 'very_negative',
    energy_level: energyOf(simplified, feeling),
    sentiment: Math.round((feeling + 1) * 50) / 100,
    themes: themesOf(simplified),
  };
}
