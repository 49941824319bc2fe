import { chineseFeelings } from './lexicon/chinese-feelings.ts';
import { degreesAfter, degreesBefore, negations, softNegations } from './lexicon/chinese-grammar.ts';
import { PhraseFinder } from './phrase-finder.ts';
import { weightedWords } from './weighted-words.ts';

const feelings = new PhraseFinder(weightedWords(chineseFeelings));
const negation = new PhraseFinder(negations.map((word) => [word, softNegations.includes(word) ? 0.6 : 1] as const));
const before = new PhraseFinder(Object.entries(degreesBefore));
const after = new PhraseFinder(Object.entries(degreesAfter));

// not happy is a little less bad than sad; not sad is far from happy
const NEGATED_JOY = -0.75;
const NEGATED_SORROW = -0.4;
// characters that may stand between 不 or 很 and the feeling it belongs to: 没(觉得)高兴
const REACH = 2;

/** What stands before the next feeling and changes it. */
interface Modifiers {
  degree: number;
  negated: boolean;
  end: number;
}

const NONE: Modifiers = { degree: 1, negated: false, end: -REACH };

/** How a clause of simplified Chinese feels: the sum of its feeling words, each turned and weighed by the words around it. */
export function chineseFeeling(clause: string): number {
  let sum = 0;
  let modifiers = NONE;
  for (let index = 0; index < clause.length; ) {
    if (index - modifiers.end > REACH) modifiers = NONE;
    const feeling = feelings.at(clause, index);
    const modifier = modifierAt(clause, index);
    if (feeling && feeling.length >= (modifier?.length ?? 0) && !isDegreeOfNext(clause, index, feeling.length, modifier)) {
      const end = index + feeling.length;
      sum += weigh(feeling.value, modifiers) * (after.at(clause, end)?.value ?? 1);
      modifiers = NONE;
      index = end;
    } else if (modifier) {
      index += modifier.length;
      modifiers = {
        degree: modifiers.degree * modifier.degree,
        negated: modifiers.negated !== modifier.negates,
        end: index,
      };
    } else {
      index += 1;
    }
  }
  return sum;
}

function modifierAt(clause: string, index: number): { degree: number; negates: boolean; length: number } | undefined {
  const negates = negation.at(clause, index);
  const degree = before.at(clause, index);
  if (negates && negates.length >= (degree?.length ?? 0)) return { degree: negates.value, negates: true, length: negates.length };
  return degree && { degree: degree.value, negates: false, length: degree.length };
}

/** 好 is a feeling by itself, and a degree before one: 好开心. */
function isDegreeOfNext(clause: string, index: number, length: number, modifier: { length: number } | undefined): boolean {
  return modifier?.length === length && (feelings.at(clause, index + length)?.value ?? 0) !== 0;
}

function weigh(weight: number, { degree, negated }: Modifiers): number {
  if (!negated) return weight * degree;
  return weight * degree * (weight > 0 ? NEGATED_JOY : NEGATED_SORROW);
}
