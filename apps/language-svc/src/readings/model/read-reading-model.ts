import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../data-files/entries-of.ts';
import { languageDataFolder } from '../../data-files/service-folders.ts';
import { type FeatureWeights, ReadingModel } from './reading-model.ts';

/** The trained weights, relative to the data folder; written by eval/readings/train-reading-model.ts. */
export const READING_MODEL_FILE = 'readings/model/reading-weights.tsv';

const LINE_END = 10;
const BAR = 124;

/** Reads the trained model line by line, because 155,000 lines as objects would permanently take more memory than the model itself. */
export function readReadingModel(): ReadingModel {
  const file = readFileSync(join(languageDataFolder, READING_MODEL_FILE));
  return new ReadingModel(parseLines(file), sizeOf(file));
}

function* parseLines(file: Buffer): Generator<FeatureWeights> {
  for (const [target, feature, values] of entriesOf(file))
    yield { target: target!, feature: feature!, values: values! };
}

function sizeOf(file: Buffer): { lines: number; weights: number } {
  let [lines, bars] = [0, 0];
  for (const byte of file) {
    if (byte === LINE_END) lines += 1;
    else if (byte === BAR) bars += 1;
  }
  return { lines, weights: lines + bars };
}
