import { chineseFeeling } from './chinese-feeling.ts';
import { emojiFeelings } from './lexicon/emoji.ts';
import { englishFeeling } from './english-feeling.ts';
import { clausesOf, sentencesOf } from './sentences.ts';
import { weightedWords } from './weighted-words.ts';

const emoji = weightedWords(emojiFeelings);
const CHINESE = /[\p{Unified_Ideograph}]+/gu;
const ENGLISH = /[a-z][a-z'’ ,.-]*!*/gi;
const EXCLAMATION = 0.4;
const EXCLAMATIONS_MAX = 3;
// as in VADER: the sum of weights at which a feeling is half way to certain
const ALPHA = 15;

/**
 * How a text feels, from -1 (terrible) to 1 (wonderful). Chinese (simplified) and English are read each by their own
 * rules, clause by clause, and added up with the emoji.
 */
export function feelingOf(text: string): number {
  const sentences = sentencesOf(text).map(sentenceFeeling);
  const telling = sentences.filter((feeling) => feeling !== 0);
  // a long happy day is not happier than a short one by its number of sentences
  const sum = telling.reduce((total, feeling) => total + feeling, 0) / Math.sqrt(Math.max(telling.length, 1));
  return sum / Math.sqrt(sum * sum + ALPHA);
}

function sentenceFeeling(sentence: string): number {
  let words = 0;
  for (const { text, weight } of clausesOf(sentence)) {
    words += weight * (sumOver(text.match(CHINESE), chineseFeeling) + sumOver(text.match(ENGLISH), englishFeeling));
  }
  const faces = [...sentence].reduce((sum, character) => sum + (emoji.get(character) ?? 0), 0);
  const feeling = words + faces;
  const shouts = Math.min(sentence.match(/[!！]/g)?.length ?? 0, EXCLAMATIONS_MAX);
  return feeling + Math.sign(feeling) * shouts * EXCLAMATION;
}

function sumOver(parts: readonly string[] | null, feeling: (part: string) => number): number {
  return (parts ?? []).reduce((sum, part) => sum + feeling(part), 0);
}
