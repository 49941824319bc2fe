import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formatDataFile } from '../../data-tools/format-data-file.ts';
import { readGeneratedFile } from '../../src/data-files/generated-files.ts';
import { languageDataFolder } from '../../src/data-files/service-folders.ts';
import { readDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { PATH_WEIGHT_SCALE, PATH_WEIGHTS_FILE, pathWeightColumns } from '../../src/segmentation/segmentation-model.ts';
import { WordLexicon } from '../../src/segmentation/word-lexicon.ts';
import { readSegmentedSentences, trainingFiles } from './segmented-sentences.ts';
import { readPlainTexts, trainSegmenter } from './train-segmenter.ts';

/**
 * Trains the model that divides texts into words on the training sentences, and writes it to data/segmentation/model; takes some seconds. The
 * training is deterministic: the same sentences and the same words give the same model.
 *
 * npx node apps/language-svc/eval/segmentation/train-segmentation-model.ts
 */
const weights = trainSegmenter(
  readSegmentedSentences(trainingFiles),
  readPlainTexts(),
  readDictionary(),
  new WordLexicon(readGeneratedFile('segmenterWords')),
);

writeFileSync(
  join(languageDataFolder, PATH_WEIGHTS_FILE),
  formatDataFile({
    about: [
      'The weights by which the words of a text are chosen: of features of a path of words, in hundredths of a natural logarithm.',
      'Generated; do not edit. The kinds of features and the classes of words are explained in src/segmentation/path-features.ts.',
    ],
    source:
      'trained by eval/segmentation/train-segmentation-model.ts on eval/segmentation/training and the texts of eval/readings/training',
    licence: 'MIT, as this project',
    columns: pathWeightColumns,
    rows: weights.flatMap(({ feature, weight }) => {
      const scaled = Math.round(weight * PATH_WEIGHT_SCALE);
      // A word's row says that there may be rows of the word beside a class.
      return scaled === 0 && feature[0] !== 'word' ? [] : [[...feature, scaled]];
    }),
  }),
);
