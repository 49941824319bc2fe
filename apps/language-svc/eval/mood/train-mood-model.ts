import { writeFileSync } from 'node:fs';
import { moods } from '@memory/contracts';
import { formatDataFile } from '../../data-tools/format-data-file.ts';
import { PHRASE_WEIGHT_SCALE } from '../../src/mood/phrase-model.ts';
import { replaceScareQuotes } from '../../src/mood/scare-quotes.ts';
import { sentimentFeatureNames } from '../../src/mood/sentiment-features.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';
import { moodTextLanguages, readLabelledTexts } from './labelled-texts.ts';
import { trainPhraseModel } from './train-phrase-model.ts';
import { trainSentimentModel } from './train-sentiment-model.ts';

/**
 * Trains both mood models on the training texts and writes them to data/mood/model; takes a minute. The training is deterministic: the same
 * texts give the same models.
 *
 * npx node apps/language-svc/eval/mood/train-mood-model.ts
 */
const classes = moods.toReversed();
const texts = moodTextLanguages
  .flatMap((language) => readLabelledTexts('training', language))
  .map(({ text, mood }) => ({ text: replaceScareQuotes(toSimplified(text)), mood: classes.indexOf(mood) }));

const origin = {
  source: 'trained by eval/mood/train-mood-model.ts on eval/mood/training',
  licence: 'MIT, as this project',
};
const folder = new URL('../../data/mood/model/', import.meta.url);

const { weights, thresholds } = trainSentimentModel(texts);
writeFileSync(
  new URL('sentiment-model.tsv', folder),
  formatDataFile({
    ...origin,
    about: [
      'The ordinal logistic regression over the features of src/mood/sentiment-features.ts: the weight of each feature, and the thresholds between the moods.',
      'Generated; do not edit.',
    ],
    columns: ['parameter', 'value'],
    rows: [
      ...weights.map((weight, index) => [`weight:${sentimentFeatureNames[index]}`, round(weight)]),
      ...thresholds.map((threshold, index) => [`threshold:${classes[index + 1]}`, round(threshold)]),
    ],
  }),
);

writeFileSync(
  new URL('phrase-weights.tsv', folder),
  formatDataFile({
    ...origin,
    about: [
      'How much each phrase of a text speaks for each mood, in hundredths of the logarithm of the odds; "-" has the intercepts.',
      'Generated; do not edit. Words without their endings, pairs joined by _.',
    ],
    columns: ['phrase', ...classes],
    rows: [...trainPhraseModel(texts)].map(([phrase, phraseWeights]) => [
      phrase,
      ...phraseWeights.map((weight) => Math.round(weight * PHRASE_WEIGHT_SCALE)),
    ]),
  }),
);

function round(value: number): number {
  return Number(value.toFixed(3));
}
