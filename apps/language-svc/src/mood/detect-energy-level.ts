import type { Mood, MoodAnalysis } from '@memory/contracts';
import { z } from 'zod';
import { textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

const VALUES = { high: 1, low: -1 } as const;
const chinese = new PhraseMatcher(readEnergyWords('mood/chinese/energy.tsv'));
const english = new Map(readEnergyWords('mood/english/energy.tsv'));

const EXCLAMATION = 0.6;
const EXCLAMATIONS_MAX = 3;
const HIGH_FROM = 2;
const LOW_TO = -1;

/**
 * Detects the energy level of a text from its words of high and of low energy, its exclamation marks, and whether its mood is very
 * positive.
 * @param simplified the text in simplified characters
 */
export function detectTextEnergyLevel(simplified: string, mood: Mood): MoodAnalysis['energy_level'] {
  let energy = Math.min(simplified.match(/[!！]/g)?.length ?? 0, EXCLAMATIONS_MAX) * EXCLAMATION;
  for (const { value } of chinese.matchAll(simplified)) energy += value;
  for (const form of englishWordForms(simplified)) energy += english.get(form) ?? 0;
  if (mood === 'very_positive') energy += 1;
  if (energy >= HIGH_FROM) return 'high';
  return energy <= LOW_TO ? 'low' : 'medium';
}

function readEnergyWords(path: string): Array<[string, number]> {
  return readDataFile(path, { columns: { word: textColumn, energy: z.enum(['high', 'low']) }, key: ['word'] }).map(
    ({ word, energy }) => [word, VALUES[energy]],
  );
}

/** Returns the English words of a text in lower case, plural nouns also in the singular. */
function* englishWordForms(original: string): Generator<string> {
  for (const [word] of original.toLowerCase().matchAll(/[a-z][a-z'’-]*/g)) {
    yield word;
    const singular = word.replace(/['’]s$/, '').replace(/(?<=[^aeiou])ies$/, 'y');
    if (singular !== word) yield singular;
    else if (/(?:ses|xes|zes|ches|shes|toes)$/.test(singular)) yield singular.slice(0, -2);
    if (/[^s]s$/.test(singular)) yield singular.slice(0, -1);
  }
}
