import { chineseFeelingsIn } from './chinese-feeling.ts';
import { englishFeelingsIn, englishTokens } from './english-feeling.ts';
import { happeningsIn } from './happenings.ts';
import { superlatives as chineseSuperlatives } from './lexicon/chinese-grammar.ts';
import { emojiFeelings } from './lexicon/emoji.ts';
import { superlatives as englishSuperlatives } from './lexicon/english-grammar.ts';
import { allRules, type Rules } from './mood-rules.ts';
import { PhraseFinder } from './phrase-finder.ts';
import { clausesOf, sentencesOf } from './sentences.ts';
import { weightedWords } from './weighted-words.ts';

/** What of a text tells how it feels. */
export interface Evidence {
  /** The weight of everything it names that feels like something, in order, sentence by sentence. */
  sentences: number[][];
  /** Exclamation marks, at most four. */
  shouts: number;
  /** Superlatives: the best ever, 这辈子. */
  superlatives: number;
}

const emoji = weightedWords(emojiFeelings);
const CHINESE = /[\p{Unified_Ideograph}]+/gu;
const ENGLISH = /[a-z][a-z'’ ,.-]*/gi;
const SHOUTS_MAX = 4;
const superlativesInChinese = new PhraseFinder(chineseSuperlatives.map((phrase) => [phrase, 1] as const));
const superlativesInEnglish = new RegExp(`\\b(?:${englishSuperlatives.join('|')})\\b`, 'g');

/** The feelings in a text of English, simplified Chinese or both, read clause by clause by each language's own rules. */
export function evidenceOf(text: string, rules: Rules = allRules): Evidence {
  return {
    sentences: sentencesOf(text).map((sentence) => feelingsOfSentence(sentence, rules)),
    shouts: rules.has('shouts') ? Math.min(text.match(/[!！]/g)?.length ?? 0, SHOUTS_MAX) : 0,
    superlatives: rules.has('superlatives') ? superlativesIn(text) : 0,
  };
}

function superlativesIn(text: string): number {
  const english = englishTokens(text).join(' ').match(superlativesInEnglish)?.length ?? 0;
  return [...superlativesInChinese.all(text)].length + english;
}

function feelingsOfSentence(sentence: string, rules: Rules): number[] {
  const words = clausesOf(sentence, rules).flatMap(({ text, weight }) =>
    [
      ...(text.match(CHINESE) ?? []).flatMap((part) => chineseFeelingsIn(part, rules)),
      ...(text.match(ENGLISH) ?? []).flatMap((part) => englishFeelingsIn(part, rules)),
    ].map((feeling) => feeling * weight),
  );
  const happened = rules.has('happenings') ? happeningsIn(sentence, englishTokens(sentence)) : [];
  const faces = rules.has('faces') ? [...sentence].flatMap((character) => emoji.get(character) || []) : [];
  return [...words, ...happened, ...faces];
}

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
