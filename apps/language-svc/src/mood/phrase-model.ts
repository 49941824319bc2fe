import { IndexedDataFile } from '../data-files/indexed-data-file.ts';
import { extractPhrases, phraseCountScale } from './extract-phrases.ts';

/**
 * The weights of a multinomial logistic regression: for each phrase, one weight per mood, from very_negative to very_positive. A larger
 * weight makes the mood more probable. The phrase `-` stands for the intercepts.
 */
export interface PhraseWeights {
  get: (phrase: string) => readonly number[] | undefined;
}

export const INTERCEPT_PHRASE = '-';
/** The data file contains each weight multiplied by this number and rounded, so that the file has integers only. */
export const PHRASE_WEIGHT_SCALE = 100;

const trainedLines = new IndexedDataFile('mood/model/phrase-weights.tsv');

/** The weights of the data folder. */
export const trainedPhraseWeights: PhraseWeights = {
  get: (phrase) => trainedLines.find(phrase)?.map((weight) => Number(weight) / PHRASE_WEIGHT_SCALE),
};

/**
 * Computes from the phrases of a text how probable each mood is, from very_negative to very_positive. The results are unnormalized
 * logarithms of probabilities: only their differences have a meaning.
 * @param simplified the text in simplified characters
 * @param negatedPhrases see `extractPhrases`
 */
export function computeMoodLogOdds(
  simplified: string,
  negatedPhrases: readonly string[],
  weights: PhraseWeights = trainedPhraseWeights,
): number[] {
  const phrases = [...extractPhrases(simplified, negatedPhrases)];
  const scale = phraseCountScale(phrases.length);
  const logOdds = [...weights.get(INTERCEPT_PHRASE)!];
  for (const phrase of phrases) {
    const phraseWeights = weights.get(phrase);
    if (phraseWeights) for (let mood = 0; mood < logOdds.length; mood++) logOdds[mood]! += phraseWeights[mood]! * scale;
  }
  return logOdds;
}
