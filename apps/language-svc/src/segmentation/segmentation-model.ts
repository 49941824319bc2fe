import { z } from 'zod';
import { decimalColumn, textColumn } from '../data-files/columns.ts';
import { readDataFile } from '../data-files/read-data-file.ts';
import { FeatureWeights } from './feature-weights.ts';
import { hashFeature, hashText, type PathFeatureKind, pathFeatureKinds } from './path-features.ts';

/** The data file contains each weight multiplied by this number and rounded, so that the file has integers only. */
export const PATH_WEIGHT_SCALE = 100;

/** The columns of the model's file: a feature with its one or two values, and its weight. */
export const pathWeightColumns = ['kind', 'first', 'second', 'weight'] as const;

/** Reads the weights of path features that `eval/segmentation/train-segmentation-model.ts` has written. */
export function readSegmentationModel(): FeatureWeights {
  const weights = new FeatureWeights();
  const rows = readDataFile('segmentation/model/path-weights.tsv', {
    columns: { kind: z.enum(pathFeatureKinds), first: textColumn, second: z.string(), weight: decimalColumn },
    key: ['kind', 'first', 'second'],
  });
  for (const { kind, first, second, weight } of rows)
    weights.add(hashPathFeature(kind, first, second), weight / PATH_WEIGHT_SCALE);
  return weights;
}

/** Returns the hash of a feature from its values; the second is empty for a kind with one value. */
export const hashPathFeature = (kind: PathFeatureKind, first: string, second: string): number =>
  hashFeature(pathFeatureKinds.indexOf(kind), hashText(first), second === '' ? 0 : hashText(second));
