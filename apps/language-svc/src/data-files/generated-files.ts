import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findServiceFolder } from './service-folders.ts';

/**
 * The folder of the files that `data-tools/generate-dictionary.ts` makes before each build, relative to `src` in the repository and to main.js in
 * the build.
 */
export const GENERATED_FOLDER = 'generated/dictionary/';

export const GENERATED_FILES = {
  /** The dictionary, in the format that `InMemoryDictionary` reads. */
  dictionary: 'dictionary.tsv',
  /** Where the words of the dictionary are in it, in the format that `LineIndex` searches. */
  dictionaryIndex: 'dictionary-index.bin',
  /** The tables of the reading model, in the format that `readReadingModel` reads. */
  readingModel: 'reading-model.bin',
  /** The tables of the segmenter's model, in the format that `readSegmentationModel` reads. */
  segmentationModel: 'segmentation-model.bin',
  /** The segmenter's words with their frequencies and parts of speech: `word count tag`. */
  segmenterWords: 'segmenter-words.txt',
  /** Chinese words by the English words of their senses, in the format that `EnglishWords` reads. */
  englishWords: 'english-words.tsv',
  /** Common words by their sound, in the format that `SimilarWordIndex` reads. */
  similarWords: 'similar-words.tsv',
  /** Words by the letters of their pinyin, in the format that `FindPinyinWords` reads. */
  pinyinWords: 'pinyin-words.tsv',
  /** Phrases in simplified characters, and the same in traditional characters, of OpenCC. */
  traditionalPhrases: 'traditional-phrases.tsv',
} as const;

/**
 * Reads a generated file into memory outside the JavaScript heap.
 * @throws Error when the files were not generated: `npx nx run language-svc:generate`
 */
export const readGeneratedFile = (name: keyof typeof GENERATED_FILES): Buffer =>
  readFileSync(join(findServiceFolder(GENERATED_FOLDER), GENERATED_FILES[name]));
