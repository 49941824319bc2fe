import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { languageDataFolder } from '../src/data-files/service-folders.ts';
import { splitDataFile } from '../src/data-files/split-data-file.ts';
import {
  buildReadingModelTables,
  type FeatureWeights,
  READING_MODEL_FILE,
} from '../src/readings/model/reading-model.ts';

/** Builds the tables of the reading model from its trained weights, in the format that `readReadingModel` reads. */
export function buildReadingModel(): Buffer {
  const { lines } = splitDataFile(
    readFileSync(join(languageDataFolder, READING_MODEL_FILE), 'utf8'),
    READING_MODEL_FILE,
  );
  return serialize(buildReadingModelTables(lines.map(parseLine)));
}

function parseLine(line: string): FeatureWeights {
  const [target, feature, values] = line.split('\t') as [string, string, string];
  return { target, feature, values };
}
