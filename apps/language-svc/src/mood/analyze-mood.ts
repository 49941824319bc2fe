import type { MoodAnalysis } from '@memory/contracts';
import { toSimplified } from '../segmentation/to-simplified.ts';
import { detectTextEnergyLevel } from './detect-energy-level.ts';
import { detectThemes } from './detect-themes.ts';
import { classifyMood } from './mood-model.ts';
import { allMoodRules, type EnabledMoodRules } from './mood-rules.ts';
import { replaceScareQuotes } from './scare-quotes.ts';
import { collectSentimentEvidence } from './sentiment-evidence.ts';

/**
 * Analyzes the mood of a text in English, Chinese (either script) or both, without any external service.
 * @returns the mood, and a sentiment from 0 to 1 that lies within the range of the mood (0.4 to 0.6 for neutral)
 */
export function analyzeMood(text: string, rules: EnabledMoodRules = allMoodRules): MoodAnalysis {
  const simplified = toSimplified(text);
  const literal = replaceScareQuotes(simplified, rules);
  const evidence = collectSentimentEvidence(literal, rules);
  const { mood, sentiment } = classifyMood(literal, evidence);
  const hasSentiment = mood !== 'neutral' || evidence.sentences.some((weights) => weights.length > 0);
  return {
    mood,
    energy_level: detectTextEnergyLevel(simplified, mood),
    sentiment: Math.round(sentiment * 100) / 100,
    themes: detectThemes(simplified, text, hasSentiment),
  };
}
