import { moodRules, allRules, type MoodRule } from '../src/mood/mood-rules.ts';
import type { Figure } from './area.ts';
import { type JudgedText, languages, type Part, readJudged } from './mood/judged.ts';
import { scoreOf } from './mood/score.ts';

const parts: readonly Part[] = ['learned', 'held-out'];

/** How right mood and themes are, in each language. */
export function moodFigures(): Figure[] {
  return parts.flatMap((part) => languages.flatMap((language) => figuresOf(part, language)));
}

function figuresOf(part: Part, language: (typeof languages)[number]): Figure[] {
  const { texts, exact, withinOne, themes, flips } = scoreOf(readJudged(part, language));
  const where = `${part}, ${language}`;
  return [
    { what: `moods exactly right, ${where}`, value: exact * 100, of: texts, atLeast: 75 },
    { what: `moods right or beside it, ${where}`, value: withinOne * 100, of: texts, atLeast: 95 },
    {
      what: `moods not turned round, ${where}`,
      value: 100 - (100 * flips.length) / texts,
      of: texts,
      atLeast: part === 'held-out' ? 100 : undefined,
    },
    { what: `a person's theme among the three, ${where}`, value: themes * 100, of: texts, atLeast: 80 },
  ];
}

/** What each rule is worth: how many texts fewer are judged exactly without it, and how many are turned round. */
export function rulesWorth(): string[] {
  const texts = parts.flatMap((part) => languages.flatMap((language) => readJudged(part, language)));
  return (Object.keys(moodRules) as MoodRule[]).map(
    (rule) => `without '${rule}': ${worthOf(rule, texts)} (${moodRules[rule]})`,
  );
}

function worthOf(rule: MoodRule, texts: readonly JudgedText[]): string {
  const [withAll, without] = [scoreOf(texts), scoreOf(texts, new Set([...allRules].filter((other) => other !== rule)))];
  const fewer = Math.round((withAll.exact - without.exact) * texts.length);
  return `${fewer} fewer exact of ${texts.length}, ${without.flips.length - withAll.flips.length} more turned round`;
}
