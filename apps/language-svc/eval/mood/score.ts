import { type Mood, moods } from '@memory/contracts';
import { analyzeMood } from '../../src/mood/analyze-mood.ts';
import type { Rules } from '../../src/mood/mood-rules.ts';
import type { JudgedText } from './judged.ts';

export interface Score {
  texts: number;
  /** Shares, 0 to 1. */
  exact: number;
  withinOne: number;
  /** Of the texts for which a person named any. */
  themes: number;
  /** Texts judged happy where they are sad, or the other way round. */
  flips: string[];
}

const place = (mood: Mood): number => moods.indexOf('neutral') - moods.indexOf(mood);

const share = (all: readonly unknown[], some: readonly unknown[]): number => some.length / Math.max(1, all.length);

export function scoreOf(texts: readonly JudgedText[], rules?: Rules): Score {
  const results = texts.map((judged) => {
    const found = analyzeMood(judged.text, rules);
    const names = new Set(found.themes.map((theme) => theme.toLowerCase()));
    return {
      judged,
      is: place(judged.mood),
      said: place(found.mood),
      named: judged.themes.some((theme) => names.has(theme.toLowerCase())),
    };
  });
  const withThemes = results.filter(({ judged }) => judged.themes.length > 0);
  return {
    texts: texts.length,
    exact: share(
      results,
      results.filter(({ is, said }) => is === said),
    ),
    withinOne: share(
      results,
      results.filter(({ is, said }) => Math.abs(is - said) <= 1),
    ),
    themes: share(
      withThemes,
      withThemes.filter(({ named }) => named),
    ),
    flips: results.filter(({ is, said }) => is * said < 0).map(({ judged }) => judged.text),
  };
}
