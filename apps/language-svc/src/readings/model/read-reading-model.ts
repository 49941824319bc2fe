import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageDataFolder } from '../../data-files/service-folders.ts';
import { startOfEntries } from '../../data-files/start-of-entries.ts';
import { type FeatureWeights, ReadingModel } from './reading-model.ts';

/** The trained weights, relative to the data folder; written by eval/readings/train-reading-model.ts. */
export const READING_MODEL_FILE = 'readings/model/reading-weights.tsv';

const TAB = 9;
const LINE_END = 10;
const BAR = 124;

/**
 * Reads the trained model. The file is read line by line, because 100,000 lines as objects would permanently take more memory than the model
 * itself.
 */
export function readReadingModel(): ReadingModel {
  const file = readFileSync(join(languageDataFolder, READING_MODEL_FILE));
  const lines = count(file, LINE_END);
  return new ReadingModel(iterateLines(file), { lines, weights: lines + count(file, BAR) });
}

/** Returns the lines after the header and the line with the names of the columns. */
function* iterateLines(file: Buffer): Generator<FeatureWeights> {
  let start = startOfEntries(file);
  while (start < file.length) {
    const targetEnd = file.indexOf(TAB, start);
    const featureEnd = file.indexOf(TAB, targetEnd + 1);
    const end = file.indexOf(LINE_END, featureEnd);
    yield {
      target: file.toString('utf8', start, targetEnd),
      feature: file.toString('utf8', targetEnd + 1, featureEnd),
      values: file.toString('utf8', featureEnd + 1, end),
    };
    start = end + 1;
  }
}

function count(bytes: Buffer, byte: number): number {
  let found = 0;
  for (const one of bytes) if (one === byte) found++;
  return found;
}
