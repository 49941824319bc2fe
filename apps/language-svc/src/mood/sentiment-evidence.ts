import { decimalColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { findEventWeights } from './event-lexicon.ts';
import { allMoodRules, type EnabledMoodRules } from './mood-rules.ts';
import { PhraseMatcher } from './phrase-matcher.ts';
import { scoreChineseSentiment } from './score-chinese-sentiment.ts';
import { scoreEnglishSentiment } from './score-english-sentiment.ts';
import { splitClauses, splitSentences } from './split-clauses.ts';
import { tokenizeEnglish } from './tokenize-english.ts';

/** The evidence of sentiment that the lexicons find in a text. */
export interface SentimentEvidence {
  /** For each sentence, the weights of its sentiment words, events and emoji, in order. */
  sentences: number[][];
  /** Positive words and phrases that the text negates at each of their occurrences, for example 高兴 in 今天没有高兴. */
  negatedPhrases: string[];
  /** The number of exclamation marks in the text, at most 4. */
  exclamationMarks: number;
  /** The number of superlatives in the text, such as "the best ever" and 这辈子. */
  superlatives: number;
}

const EXCLAMATION_MARKS_MAX = 4;
const CHINESE = /[\p{Unified_Ideograph}]+/gu;
const ENGLISH = /[a-z][a-z'’ ,.-]*/gi;
const emojiWeights = new Map(
  readDataFile('mood/emoji.tsv', { columns: { emoji: textColumn, weight: decimalColumn }, key: ['emoji'] }).map(
    ({ emoji, weight }) => [emoji, weight],
  ),
);
const chineseSuperlatives = new PhraseMatcher(
  readSuperlatives('mood/chinese/superlatives.tsv').map((phrase) => [phrase, 1] as const),
);
const englishSuperlatives = new RegExp(`\\b(?:${readSuperlatives('mood/english/superlatives.tsv').join('|')})\\b`, 'g');

/**
 * Collects the evidence of sentiment in a text of English, Chinese or both, clause by clause.
 * @param simplified the text in simplified characters
 */
export function collectSentimentEvidence(
  simplified: string,
  rules: EnabledMoodRules = allMoodRules,
): SentimentEvidence {
  const sentences = splitSentences(simplified).map((sentence) => scoreSentence(sentence, rules));
  const affirmed = new Set(sentences.flatMap((sentence) => sentence.affirmedPhrases));
  return {
    sentences: sentences.map(({ weights }) => weights),
    negatedPhrases: sentences.flatMap((sentence) => sentence.negatedPhrases).filter((phrase) => !affirmed.has(phrase)),
    exclamationMarks: rules.has('exclamation')
      ? Math.min(simplified.match(/[!！]/g)?.length ?? 0, EXCLAMATION_MARKS_MAX)
      : 0,
    superlatives: rules.has('superlatives') ? countSuperlatives(simplified) : 0,
  };
}

function scoreSentence(
  sentence: string,
  rules: EnabledMoodRules,
): { weights: number[]; negatedPhrases: string[]; affirmedPhrases: string[] } {
  const words = splitClauses(sentence, rules).flatMap((clause) =>
    [
      ...(clause.text.match(CHINESE) ?? []).flatMap((part) => scoreChineseSentiment(part, rules)),
      ...(clause.text.match(ENGLISH) ?? []).flatMap((part) => scoreEnglishSentiment(part, rules)),
    ].map((sentiment) => ({ ...sentiment, weight: sentiment.weight * clause.factor })),
  );
  const events = rules.has('events') ? findEventWeights(sentence, tokenizeEnglish(sentence)) : [];
  const emoji = rules.has('emoji') ? [...sentence].flatMap((character) => emojiWeights.get(character) || []) : [];
  return {
    weights: [...words.map(({ weight }) => weight), ...events, ...emoji],
    negatedPhrases: words.filter(({ isNegatedPositive }) => isNegatedPositive).map(({ phrase }) => phrase),
    affirmedPhrases: words.filter(({ isNegatedPositive }) => !isNegatedPositive).map(({ phrase }) => phrase),
  };
}

function countSuperlatives(simplified: string): number {
  const english = tokenizeEnglish(simplified).join(' ').match(englishSuperlatives)?.length ?? 0;
  return [...chineseSuperlatives.matchAll(simplified)].length + english;
}

function readSuperlatives(path: string): string[] {
  const rows = readDataFile(path, { columns: { phrase: textColumn }, key: ['phrase'] });
  return rows.map(({ phrase }) => phrase).toSorted((a, b) => b.length - a.length);
}
