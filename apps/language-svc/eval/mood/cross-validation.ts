import { moods } from '@memory/contracts';
import { computeMoodLogOdds } from '../../src/mood/phrase-model.ts';
import { collectSentimentEvidence } from '../../src/mood/sentiment-evidence.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';
import type { EvaluationMetric } from '../accuracy-evaluator.ts';
import { moodTextLanguages, readLabelledTexts } from './labelled-texts.ts';
import { trainPhraseModel } from './train-phrase-model.ts';

const FOLDS = 3;
const classes = moods.toReversed();

/**
 * Measures the accuracy of the phrase model on the training texts by cross-validation: in each of three rounds, a model that was trained on
 * two thirds of the batches classifies the texts of the remaining batches. A batch is never divided, because it has texts of the same
 * content in both languages.
 */
export function crossValidatePhraseModel(): EvaluationMetric[] {
  const texts = moodTextLanguages.flatMap((language) =>
    readLabelledTexts('training', language).map(({ text, mood, batch }) => ({
      language,
      batch,
      text: toSimplified(text),
      mood: classes.indexOf(mood),
    })),
  );
  const batches = [...new Set(texts.map(({ batch }) => batch))].toSorted();
  const classified = Array.from({ length: FOLDS }, (_, fold) => {
    const isInFold = ({ batch }: { batch: string }): boolean => batches.indexOf(batch) % FOLDS === fold;
    const weights = trainPhraseModel(texts.filter((text) => !isInFold(text)));
    return texts.filter(isInFold).map(({ language, text, mood }) => {
      const logOdds = computeMoodLogOdds(text, collectSentimentEvidence(text).negatedPhrases, weights);
      return { language, isRight: logOdds.indexOf(Math.max(...logOdds)) === mood };
    });
  }).flat();
  return moodTextLanguages.map((language) => {
    const own = classified.filter((text) => text.language === language);
    const right = own.filter(({ isRight }) => isRight).length;
    return {
      name: `moods by the phrase model alone, cross-validated, ${language}`,
      value: (100 * right) / own.length,
      cases: own.length,
    };
  });
}
