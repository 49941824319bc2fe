import { chineseFeelings } from './lexicon/chinese-feelings.ts';
import {
  comparisons,
  degreesAfter,
  degreesBefore,
  negations,
  softNegations,
  unfulfilled,
} from './lexicon/chinese-grammar.ts';
import type { Rules } from './mood-rules.ts';
import { PhraseFinder } from './phrase-finder.ts';
import { NEGATED_JOY, NEGATED_SORROW, UNFULFILLED } from './strengths.ts';
import { weightedWords } from './weighted-words.ts';

const SOFTLY = 0.6;
const feelings = new PhraseFinder(weightedWords(chineseFeelings));
const negation = new PhraseFinder(negations.map((word) => [word, softNegations.includes(word) ? SOFTLY : 1] as const));
const denied = new Set(unfulfilled);
const before = new PhraseFinder(Object.entries(degreesBefore));
const after = new PhraseFinder(Object.entries(degreesAfter));

// characters that may stand between 不 or 很 and the feeling it belongs to: 没(觉得)高兴
const REACH = 2;

/** What stands before the next feeling and changes it. */
interface Modifiers {
  degree: number;
  negated: boolean;
  /** By a word like 没 or 不能, which is a small sorrow where no feeling follows that it could turn. */
  denied: boolean;
  end: number;
}

const NONE: Modifiers = { degree: 1, negated: false, denied: false, end: -REACH };

/** The feelings that a clause of simplified Chinese names, in order, each turned and weighed by the words around it. */
export function chineseFeelingsIn(text: string, rules: Rules): number[] {
  const clause = rules.has('comparison')
    ? comparisons.reduce((all, [found, saying]) => all.replace(found, saying), text)
    : text;
  const found: number[] = [];
  let modifiers = NONE;
  const close = (): void => {
    if (modifiers.denied && rules.has('unfulfilled')) found.push(UNFULFILLED);
    modifiers = NONE;
  };
  for (let index = 0; index < clause.length;) {
    if (index - modifiers.end > REACH) close();
    const feeling = feelings.at(clause, index);
    const modifier = modifierAt(clause, index);
    if (
      feeling &&
      feeling.length >= (modifier?.length ?? 0) &&
      !isDegreeOfNext(clause, index, feeling.length, modifier)
    ) {
      const end = index + feeling.length;
      const degree = feeling.value === 0 ? undefined : after.at(clause, end);
      if (feeling.value !== 0)
        found.push(weigh(feeling.value, modifiers, rules) * (rules.has('degree') ? (degree?.value ?? 1) : 1));
      modifiers = NONE;
      // the 死了 of 累死了 is no death
      index = end + (degree?.length ?? 0);
    } else if (modifier) {
      const end = index + modifier.length;
      modifiers = {
        degree: modifiers.degree * modifier.degree,
        negated: modifiers.negated !== modifier.negates,
        denied: modifiers.denied || denied.has(clause.slice(index, end)),
        end,
      };
      index = end;
    } else {
      index += 1;
    }
  }
  close();
  return found;
}

function modifierAt(clause: string, index: number): { degree: number; negates: boolean; length: number } | undefined {
  const negates = negation.at(clause, index);
  const degree = before.at(clause, index);
  if (negates && negates.length >= (degree?.length ?? 0))
    return { degree: negates.value, negates: true, length: negates.length };
  return degree && { degree: degree.value, negates: false, length: degree.length };
}

/** 好 is a feeling by itself, and a degree before one: 好开心. */
function isDegreeOfNext(
  clause: string,
  index: number,
  length: number,
  modifier: { length: number } | undefined,
): boolean {
  return modifier?.length === length && (feelings.at(clause, index + length)?.value ?? 0) !== 0;
}

function weigh(weight: number, { degree, negated }: Modifiers, rules: Rules): number {
  const weighed = rules.has('degree') ? weight * degree : weight;
  if (!negated || !rules.has('negation')) return weighed;
  return weighed * (weight > 0 ? NEGATED_JOY : NEGATED_SORROW);
}
