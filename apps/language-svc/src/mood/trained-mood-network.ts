import { moods } from '@memory/contracts';
import { textColumn } from '../data-files/columns.ts';
import { IndexedDataFile } from '../data-files/indexed-data-file.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { filterWidths, type MoodNetwork, parseWordVector } from './mood-network.ts';

const numbersColumn = textColumn.transform((text) => Float32Array.from(text.split(' '), Number));
const layers = new Map(
  readDataFile('mood/model/network-weights.tsv', {
    columns: { layer: textColumn, weights: numbersColumn },
    key: ['layer'],
  }).map(({ layer, weights }) => [layer, weights]),
);
const vectorLines = new IndexedDataFile('mood/model/word-vectors.tsv');

/** The mood network of the data folder. */
export const trainedMoodNetwork: MoodNetwork = {
  vectors: {
    has: (word) => vectorLines.has(word),
    get: (word) => {
      const [vector] = vectorLines.find(word) ?? [];
      return vector === undefined ? undefined : parseWordVector(vector);
    },
  },
  filters: filterWidths.map((width) => weightsOf(`filters:${width}`)),
  intercepts: filterWidths.map((width) => weightsOf(`intercepts:${width}`)),
  outputs: moods.toReversed().map((mood) => weightsOf(`output:${mood}`)),
};

function weightsOf(layer: string): Float32Array {
  const weights = layers.get(layer);
  if (!weights) throw new Error(`network-weights.tsv has no ${layer}`);
  return weights;
}
