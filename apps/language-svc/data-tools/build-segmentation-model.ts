import { serialize } from 'node:v8';
import { z } from 'zod';
import { decimalColumn, textColumn } from '../src/data-files/columns.ts';
import { readDataFile } from '../src/data-files/read-data-file.ts';
import { FeatureWeights } from '../src/segmentation/feature-weights.ts';
import { pathFeatureKinds } from '../src/segmentation/path-features.ts';
import { hashPathFeature, PATH_WEIGHT_SCALE, PATH_WEIGHTS_FILE } from '../src/segmentation/segmentation-model.ts';

/** Builds the tables of the segmenter's model from its trained weights, in the format that `readSegmentationModel` reads. */
export function buildSegmentationModel(): Buffer {
  const weights = new FeatureWeights();
  const rows = readDataFile(PATH_WEIGHTS_FILE, {
    columns: { kind: z.enum(pathFeatureKinds), first: textColumn, second: z.string(), weight: decimalColumn },
    key: ['kind', 'first', 'second'],
  });
  for (const { kind, first, second, weight } of rows)
    weights.add(hashPathFeature(kind, first, second), weight / PATH_WEIGHT_SCALE);
  return serialize(weights.tables);
}
