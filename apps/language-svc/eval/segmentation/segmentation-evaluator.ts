import { join } from 'node:path';
import { readGeneratedFile } from '../../src/data-files/generated-files.ts';
import { readDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import { Segmenter } from '../../src/segmentation/segmenter.ts';
import { WordLexicon } from '../../src/segmentation/word-lexicon.ts';
import type { AccuracyEvaluator, EvaluationMetric } from '../accuracy-evaluator.ts';
import { countAmbiguousStrings, isAmbiguousStringFile } from './ambiguous-strings.ts';
import { addCounts, countWords, type SegmentationCounts, type Share } from './count-words.ts';
import { foldOf, readSegmentedSentences, type SegmentedSentence, trainingFiles } from './segmented-sentences.ts';
import { createSegmenter, readPlainTexts, trainSegmenter } from './train-segmenter.ts';

const FOLDS = 5;

/**
 * Measures how many words the segmenter finds with the correct beginning and end, and how many strings that are no words where they stand it
 * leaves divided. Training sentences are segmented by models that were trained without them (cross-validation); the model of the service is
 * measured with the held-out sentences and further files.
 */
export const segmentationEvaluator: AccuracyEvaluator = {
  name: 'segmentation',
  async run({ sets }: { sets: readonly string[] } = { sets: [] }) {
    const dictionary = readDictionary();
    const lexicon = new WordLexicon(readGeneratedFile('segmenterWords'));
    const plainTexts = readPlainTexts();
    const sentences = readSegmentedSentences(trainingFiles);
    const folds = Array.from({ length: FOLDS }, (_, fold) => {
      const isInFold = (sentence: SegmentedSentence): boolean => foldOf(sentence, FOLDS) === fold;
      const others = sentences.filter((sentence) => !isInFold(sentence));
      const trained = trainSegmenter(others, plainTexts, dictionary, lexicon);
      return countWords(createSegmenter(trained, dictionary, lexicon), sentences.filter(isInFold));
    });
    const training = folds.reduce(addCounts);
    const segmenter = new Segmenter(dictionary);
    const heldOut = countWords(segmenter, readSegmentedSentences(join(import.meta.dirname, 'held-out.txt')));
    return {
      metrics: [
        ...metricsOf('training, cross-validated', training),
        ...metricsOf('held-out', heldOut, { found: 94, f1: 86 }),
        ...sets.flatMap((path) => metricsOfSet(path, segmenter)),
      ],
      errors: training.errors,
    };
  },
};

/** Measures a further file: divided sentences or ambiguous strings. */
function metricsOfSet(path: string, segmenter: Segmenter): EvaluationMetric[] {
  if (!isAmbiguousStringFile(path)) return metricsOf(path, countWords(segmenter, readSegmentedSentences(path)));
  const { avoided, found } = countAmbiguousStrings(segmenter, path);
  return [
    { name: `wrong words avoided, ${path}`, ...shareOf(avoided) },
    { name: `words found where they are words, ${path}`, ...shareOf(found) },
  ];
}

function metricsOf(
  set: string,
  { important, longWords, wrongWords, right, found, expected }: SegmentationCounts,
  minimum: { found?: number; f1?: number } = {},
): EvaluationMetric[] {
  const shares: EvaluationMetric[] = [
    { name: `important words found whole, ${set}`, ...shareOf(important), minimum: minimum.found },
    { name: `words of several characters found, ${set}`, ...shareOf(longWords) },
    { name: `wrong words avoided, ${set}`, ...shareOf(wrongWords) },
  ];
  return [
    ...shares.filter(({ cases }) => cases > 0),
    {
      name: `F1 of all words, ${set}`,
      value: (200 * right) / (found + expected),
      unit: '',
      cases: expected,
      minimum: minimum.f1,
    },
  ];
}

const shareOf = ({ right, cases }: Share): { value: number; right: number; cases: number } => ({
  value: (100 * right) / cases,
  right,
  cases,
});
