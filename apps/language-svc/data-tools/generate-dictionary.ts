import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { GENERATED_FILES, GENERATED_FOLDER } from '../src/data-files/generated-files.ts';
import { buildLineSlots } from '../src/data-files/line-index.ts';
import { buildDictionaryEntries } from '../src/dictionary/build-dictionary-entries.ts';
import { formatDictionary } from '../src/dictionary/format-dictionary.ts';
import { DICTIONARY_KEY_COLUMN_COUNT } from '../src/dictionary/in-memory-dictionary.ts';
import { readCedictText } from '../src/dictionary/parse-cedict.ts';
import { readOwnEnglishWords } from '../src/word-gaps/own-english-words.ts';
import { buildEnglishWords } from './build-english-words.ts';
import { buildPinyinWords } from './build-pinyin-words.ts';
import { buildReadingModel } from './build-reading-model.ts';
import { buildSegmentationModel } from './build-segmentation-model.ts';
import { buildSegmenterWords } from './build-segmenter-words.ts';
import { buildSimilarWords } from './build-similar-words.ts';
import { buildTraditionalPhrases } from './build-traditional-phrases.ts';

/**
 * Writes the files that the service reads at start, so that it need not build the dictionary and the tables of its models itself, which takes
 * some seconds and 200 MB of memory. A part of `npm run generate`.
 */
const folder = join(import.meta.dirname, '../src', GENERATED_FOLDER);
const entries = [...buildDictionaryEntries(await readCedictText())];
const headwords = new Set(entries.flatMap(({ simplified, traditional }) => [simplified, traditional]));
const firstMeanings = new Map(entries.toReversed().map(({ simplified, meanings }) => [simplified, meanings[0] ?? '']));
mkdirSync(folder, { recursive: true });
const dictionary = formatDictionary(entries);
writeFileSync(join(folder, GENERATED_FILES.dictionary), dictionary);
const slots = buildLineSlots(Buffer.from(dictionary), DICTIONARY_KEY_COLUMN_COUNT);
writeFileSync(join(folder, GENERATED_FILES.dictionaryIndex), serialize(slots));
writeFileSync(join(folder, GENERATED_FILES.readingModel), buildReadingModel());
writeFileSync(join(folder, GENERATED_FILES.segmentationModel), buildSegmentationModel());
const segmenterWords = buildSegmenterWords(firstMeanings, (word) => headwords.has(word));
writeFileSync(join(folder, GENERATED_FILES.segmenterWords), segmenterWords);
writeFileSync(
  join(folder, GENERATED_FILES.englishWords),
  buildEnglishWords(entries, segmenterWords, readOwnEnglishWords()),
);
writeFileSync(join(folder, GENERATED_FILES.similarWords), buildSimilarWords(entries, segmenterWords));
writeFileSync(join(folder, GENERATED_FILES.pinyinWords), buildPinyinWords(entries, segmenterWords));
writeFileSync(join(folder, GENERATED_FILES.traditionalPhrases), buildTraditionalPhrases());
