import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { formatDataFile } from '../../data-tools/format-data-file.ts';
import { languageDataFolder } from '../../src/data-files/service-folders.ts';
import { readDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { READING_MODEL_FILE, READING_WEIGHT_SCALE } from '../../src/readings/model/reading-model.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import { trainReadingWeights } from './train-reading-weights.ts';
import {
  extractCorpusExamples,
  extractOwnExamples,
  hashTrainingFiles,
  readAgreedSentences,
  readOwnTrainingSentences,
  withDictionaryExamples,
} from './training-set.ts';

/**
 * Trains the model that chooses between the readings of a character, and writes it to data/readings/model; takes half a minute. The
 * training is deterministic: the same texts, dictionary and segmentation give the same file.
 *
 * npx node apps/language-svc/eval/readings/train-reading-model.ts --cpp <folder> --g2pl <folder>
 *
 * Without the two public corpora (see `PolyphoneCorpora`) it learns from the project's own sentences alone and is worse.
 */
const { values: corpora } = parseArgs({ options: { cpp: { type: 'string' }, g2pl: { type: 'string' } } });
const dictionary = readDictionary();
const segmenter = new Segmenter(dictionary);
const examples = [
  ...extractCorpusExamples(corpora, dictionary, segmenter),
  ...extractOwnExamples(readOwnTrainingSentences(), readAgreedSentences(), dictionary, segmenter),
];
const lines = trainReadingWeights(withDictionaryExamples(examples, dictionary));

mkdirSync(new URL('model/', `file://${languageDataFolder}readings/`), { recursive: true });
writeFileSync(
  `${languageDataFolder}${READING_MODEL_FILE}`,
  formatDataFile({
    about: [
      `The model that chooses between readings: the weights of the features of each character or word, one for each of its readings, in ${READING_WEIGHT_SCALE}ths.`,
      'Generated; do not edit. Feature "-" has the readings; of other features the first letter is the kind (src/readings/model/reading-features.ts).',
      `trained on: ${hashTrainingFiles()} (hash of eval/readings/training and agreed)`,
    ],
    source: [
      'trained by eval/readings/train-reading-model.ts on eval/readings/training and agreed, the words of the dictionary',
      ...(corpora.cpp === undefined ? [] : ['the dev part of CPP (github.com/kakaobrain/g2pM)']),
      ...(corpora.g2pl === undefined ? [] : ['the corpus of G2PL (github.com/whzikaros/g2pL)']),
    ].join(', '),
    licence: 'MIT, as this project; the weights learned from CPP and the corpus of G2PL: Apache License 2.0',
    columns: ['target', 'feature', 'weights'],
    rows: lines.map(({ target, feature, values }) => [target, feature, values]),
  }),
);
process.stdout.write(`${lines.length} lines in data/${READING_MODEL_FILE}\n`);
