import { moodRules, allRules, type MoodRule } from '../src/mood/mood-rules.ts';
import { type JudgedText, languages, type Part, readJudged } from './mood/judged.ts';
import { scoreOf } from './mood/score.ts';

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const parts: readonly Part[] = ['learned', 'held-out'];

/** How right mood and themes are, and what each rule is worth: prints a line for each language and each rule. */
export function evaluateMood(print: (line: string) => void): void {
  for (const part of parts) {
    for (const language of languages) {
      const { texts, exact, withinOne, themes, flips } = scoreOf(readJudged(part, language));
      print(`mood, ${part}, ${language}: ${texts} texts · exact ${percent(exact)} · within one ${percent(withinOne)} · sign flips ${flips.length} · a person's theme among the three ${percent(themes)}`);
    }
  }
  const all = parts.flatMap((part) => languages.flatMap((language) => readJudged(part, language)));
  for (const rule of Object.keys(moodRules) as MoodRule[]) print(`  without '${rule}': ${worthOf(rule, all)} (${moodRules[rule]})`);
}

/** How many texts fewer are judged exactly without a rule, and how many are turned round. */
function worthOf(rule: MoodRule, texts: readonly JudgedText[]): string {
  const [withAll, without] = [scoreOf(texts), scoreOf(texts, new Set([...allRules].filter((other) => other !== rule)))];
  const fewer = Math.round((withAll.exact - without.exact) * texts.length);
  return `${fewer} fewer exact of ${texts.length}, ${without.flips.length - withAll.flips.length} more turned round`;
}
