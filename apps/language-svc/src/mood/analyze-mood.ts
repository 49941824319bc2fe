import type { MoodAnalysis } from '@memory/contracts';
import { simplified } from '../segmentation/simplified.ts';
import { energyOf } from './energy.ts';
import { evidenceOf } from './feeling.ts';
import { judge } from './mood-model.ts';
import { allRules, type Rules } from './mood-rules.ts';
import { themesOf } from './themes.ts';

/**
 * The mood of a text in English, Chinese (either script) or both, without any service outside. `sentiment` is the same
 * figure the class comes from, so the two never disagree: 0.5 is neutral, 1 wonderful.
 */
export function analyzeMood(text: string, rules: Rules = allRules): MoodAnalysis {
  const plain = simplified(text);
  const evidence = evidenceOf(plain, rules);
  const { mood, sentiment } = judge(plain, evidence);
  return {
    mood,
    energy_level: energyOf(plain, mood),
    sentiment: Math.round(sentiment * 100) / 100,
    themes: themesOf(plain, text, mood !== 'neutral' || evidence.sentences.some((feelings) => feelings.length > 0)),
  };
}
