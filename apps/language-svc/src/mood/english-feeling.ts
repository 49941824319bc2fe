import vader from 'vader-sentiment';
import { englishFeelings } from './lexicon/english-feelings.ts';
import { weightedWords } from './weighted-words.ts';

const own = weightedWords(englishFeelings);
const ownPattern = new RegExp(
  `\\b(?:${[...own.keys()].toSorted((a, b) => b.length - a.length).join('|')})\\b`,
  'gi',
);
const NEGATION_BEFORE = /(?:\b(?:not|never|no|without|hardly|nobody)|n['’]t|\b(?:dont|didnt|wasnt|isnt))(?:\s+\w+){0,2}\s*$/i;
const DEGREE_BEFORE = /\b(very|so|really|super|extremely|too|such a|most|absolutely)\s+$/i;
const NEGATED = -0.5;
const STRONGER = 1.25;
// the constant by which VADER brings a sum of weights into -1…1
const ALPHA = 15;

/** How a clause of English feels: VADER's sum of weights, with our own words taken out of its hands. */
export function englishFeeling(clause: string): number {
  let sum = 0;
  const rest = clause.replace(ownPattern, (word, index: number) => {
    const lead = clause.slice(Math.max(0, index - 40), index);
    const degree = DEGREE_BEFORE.test(lead) ? STRONGER : 1;
    sum += (own.get(word.toLowerCase()) ?? 0) * degree * (NEGATION_BEFORE.test(lead) ? NEGATED : 1);
    return 'it';
  });
  return sum + sumOf(vader.SentimentIntensityAnalyzer.polarity_scores(rest).compound);
}

/** Undoes VADER's normalisation, so that its result can be added to other weights. */
function sumOf(compound: number): number {
  return compound * Math.sqrt(ALPHA / (1 - Math.min(compound * compound, 0.98)));
}
