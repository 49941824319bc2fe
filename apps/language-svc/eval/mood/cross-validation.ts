import { moods } from '@memory/contracts';
import { classifyMood } from '../../src/mood/mood-model.ts';
import { replaceScareQuotes } from '../../src/mood/scare-quotes.ts';
import { collectSentimentEvidence } from '../../src/mood/sentiment-evidence.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';
import type { EvaluationMetric } from '../accuracy-evaluator.ts';
import { moodTextLanguages, readLabelledTexts } from './labelled-texts.ts';
import { plainSentences } from './plain-sentences.ts';
import { trainMoodNetwork } from './train-mood-network.ts';
import { trainPhraseModel } from './train-phrase-model.ts';
import { readTrainingVectors } from './training-vectors.ts';

/** Batches that were each written by one author, of whom no other text is in the training. */
const BATCHES = ['fourteenth', 'fifteenth', 'sixteenth', 'seventeenth'];
const classes = moods.toReversed();
const NEUTRAL = classes.indexOf('neutral');

/**
 * Measures the accuracy of all models together on texts of authors whom they do not know: for each of four authors the phrase model and
 * the network are trained on the texts of all others. Parts by the hash of a text would flatter, because one author repeats words.
 */
export function crossValidateMoodModel(): EvaluationMetric[] {
  const vectors = readTrainingVectors();
  const texts = moodTextLanguages.flatMap((language) =>
    readLabelledTexts('training', language).map(({ text, mood, batch }) => ({
      language,
      batch,
      text: replaceScareQuotes(toSimplified(text)),
      mood: classes.indexOf(mood),
    })),
  );
  const classified = BATCHES.flatMap((batch) => {
    const others = texts.filter((text) => text.batch !== batch);
    const models = {
      phraseWeights: trainPhraseModel(others),
      network: trainMoodNetwork([...others, ...plainSentences()], vectors),
    };
    return texts
      .filter((text) => text.batch === batch)
      .map(({ language, text, mood }) => ({
        language,
        mood,
        detected: classes.indexOf(classifyMood(text, collectSentimentEvidence(text), models).mood),
      }));
  });
  return moodTextLanguages.flatMap((language) => {
    const own = classified.filter((text) => text.language === language);
    const metric = (name: string, right: number) => ({
      name: `${name}, unknown authors, ${language}`,
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
