import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { textColumn } from '../../src/data-files/columns.ts';
import { parseDataFile } from '../../src/data-files/read-data-file.ts';
import { parseWordVector } from '../../src/mood/mood-network.ts';

/** Reads the word vectors at which the training of the mood network begins. */
export function readTrainingVectors(): Map<string, Float32Array> {
  const path = new URL('word-vectors.tsv', import.meta.url);
  return new Map(
    parseDataFile(readFileSync(path, 'utf8'), 'eval/mood/word-vectors.tsv', {
      columns: { word: textColumn, vector: z.base64() },
      key: ['word'],
    }).map(({ word, vector }) => [word, parseWordVector(vector)]),
  );
}
