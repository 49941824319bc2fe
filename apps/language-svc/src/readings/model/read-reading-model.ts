import { deserialize } from 'node:v8';
import { readGeneratedFile } from '../../data-files/generated-files.ts';
import { ReadingModel, type ReadingModelTables } from './reading-model.ts';

/** The trained weights, relative to the data folder; written by eval/readings/train-reading-model.ts. */
export const READING_MODEL_FILE = 'readings/model/reading-weights.tsv';

/** Reads the tables that `data-tools/generate-dictionary.ts` has built from the trained weights: building them takes 20 times as long. */
export const readReadingModel = (): ReadingModel =>
  new ReadingModel(deserialize(readGeneratedFile('readingModel')) as ReadingModelTables);
