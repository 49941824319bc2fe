import type { InMemoryDictionary } from '../../src/dictionary/in-memory-dictionary.ts';
import type { ReadingModel } from '../../src/readings/model/reading-model.ts';
import type { Segmenter } from '../../src/segmentation/segmenter.ts';
import type { LabelledSentence } from './labelled-sentences.ts';
import type { PolyphoneCorpora } from './polyphone-corpus.ts';
import { FOLDS, foldOf } from './sentence-split.ts';
import { createReadingModel, trainReadingWeights } from './train-reading-weights.ts';
import {
  extractCorpusExamples,
  extractOwnExamples,
  readAgreedSentences,
  withDictionaryExamples,
} from './training-set.ts';

/** Training sentences with a model that was trained on the others. */
export interface ValidationFold {
  sentences: LabelledSentence[];
  /** The same of the ordinary sentences. */
  agreed: LabelledSentence[];
  model: ReadingModel;
}

/**
 * Divides the training sentences by their hash and trains a model for each part on the other parts, and on the public corpora whose folders
 * are given. Takes a few seconds, half a minute with the corpora.
 */
export function trainValidationFolds(
  sentences: readonly LabelledSentence[],
  corpora: PolyphoneCorpora,
  dictionary: InMemoryDictionary,
  segmenter: Segmenter,
): ValidationFold[] {
  const agreed = readAgreedSentences();
  const corpusExamples = extractCorpusExamples(corpora, dictionary, segmenter);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const isInFold = ({ text }: LabelledSentence): boolean => foldOf(text) === fold;
    const isOther = (sentence: LabelledSentence): boolean => !isInFold(sentence);
    const own = extractOwnExamples(sentences.filter(isOther), agreed.filter(isOther), dictionary, segmenter);
    const examples = [...corpusExamples, ...own];
    return {
      sentences: sentences.filter(isInFold),
      agreed: agreed.filter(isInFold),
      model: createReadingModel(trainReadingWeights(withDictionaryExamples(examples, dictionary))),
    };
  });
}
