import { createHash } from 'node:crypto';
import { moods } from '@memory/contracts';
import { classifyMood } from '../../src/mood/mood-model.ts';
import { replaceScareQuotes } from '../../src/mood/scare-quotes.ts';
import { collectSentimentEvidence } from '../../src/mood/sentiment-evidence.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';
import type { EvaluationMetric } from '../accuracy-evaluator.ts';
import { moodTextLanguages, readLabelledTexts } from './labelled-texts.ts';
import { trainPhraseModel } from './train-phrase-model.ts';

const FOLDS = 4;
const classes = moods.toReversed();
const NEUTRAL = classes.indexOf('neutral');

/**
 * Measures the accuracy of both models together on the training texts by cross-validation: in each round, a phrase model that was trained
 * on the other folds classifies the texts of one fold. The hash of a text decides its fold. The lexicons are those of all rounds, so that
 * the figures are a little higher than on unseen texts.
 */
export function crossValidateMoodModel(): EvaluationMetric[] {
  const texts = moodTextLanguages.flatMap((language) =>
    readLabelledTexts('training', language).map(({ text, mood }) => ({
      language,
      fold: foldOf(text),
      text: replaceScareQuotes(toSimplified(text)),
      mood: classes.indexOf(mood),
    })),
  );
  const classified = Array.from({ length: FOLDS }, (_, fold) => {
    const weights = trainPhraseModel(texts.filter((text) => text.fold !== fold));
    return texts
      .filter((text) => text.fold === fold)
      .map(({ language, text, mood }) => ({
        language,
        mood,
        detected: classes.indexOf(classifyMood(text, collectSentimentEvidence(text), weights).mood),
      }));
  }).flat();
  return moodTextLanguages.flatMap((language) => {
    const own = classified.filter((text) => text.language === language);
    const metric = (name: string, right: number) => ({
      name: `${name}, cross-validated, ${language}`,
      value: (100 * right) / own.length,
      cases: own.length,
      right,
    });
    return [
      metric('moods exactly right', own.filter(({ mood, detected }) => mood === detected).length),
      metric(
        'moods of the right polarity',
        own.filter(({ mood, detected }) => (mood - NEUTRAL) * (detected - NEUTRAL) >= 0).length,
      ),
    ];
  });
}

function foldOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE() % FOLDS;
}
