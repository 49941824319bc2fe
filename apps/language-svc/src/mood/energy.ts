import type { Mood, MoodAnalysis } from '@memory/contracts';
import { livelyWords, quietWords } from './lexicon/energy.ts';
import { PhraseFinder } from './phrase-finder.ts';
import { englishWords } from './words-of.ts';

type Energy = MoodAnalysis['energy_level'];

const LIVELY = 1;
const QUIET = -1;
const chinese = new PhraseFinder<number>([
  ...listed(livelyWords.chinese, LIVELY),
  ...listed(quietWords.chinese, QUIET),
]);
const english = new Map<string, number>([...listed(livelyWords.english, LIVELY), ...listed(quietWords.english, QUIET)]);

const EXCLAMATION = 0.6;
const EXCLAMATIONS_MAX = 3;
const HIGH_FROM = 2;
const LOW_TO = -1;

/** How lively a text is: its lively words against its quiet ones, exclamation marks, and a strong joy. */
export function energyOf(text: string, mood: Mood): Energy {
  let energy = Math.min(text.match(/[!！]/g)?.length ?? 0, EXCLAMATIONS_MAX) * EXCLAMATION;
  for (const { value } of chinese.all(text)) energy += value;
  for (const { word } of englishWords(text)) energy += english.get(word) ?? 0;
  if (mood === 'very_positive') energy += 1;
  if (energy >= HIGH_FROM) return 'high';
  return energy <= LOW_TO ? 'low' : 'medium';
}

function listed(words: string, value: number): Array<[string, number]> {
  return words.split(' ').map((word) => [word, value]);
}
