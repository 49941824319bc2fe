import { deserialize } from 'node:v8';
import { readGeneratedFile } from '../data-files/generated-files.ts';
import { FeatureWeights, type FeatureWeightsTables } from './feature-weights.ts';
import { hashFeature, hashText, type PathFeatureKind, pathFeatureKinds } from './path-features.ts';

/** The data file contains each weight multiplied by this number and rounded, so that the file has integers only. */
export const PATH_WEIGHT_SCALE = 100;

/** The columns of the model's file: a feature with its one or two values, and its weight. */
export const pathWeightColumns = ['kind', 'first', 'second', 'weight'] as const;

/** The weights of path features, relative to the data folder; written by eval/segmentation/train-segmentation-model.ts. */
export const PATH_WEIGHTS_FILE = 'segmentation/model/path-weights.tsv';

/** Reads the tables that `data-tools/generate-dictionary.ts` has built from the trained weights. */
export const readSegmentationModel = (): FeatureWeights =>
  new FeatureWeights(deserialize(readGeneratedFile('segmentationModel')) as FeatureWeightsTables);

/** Returns the hash of a feature from its values; `second` is empty for a kind with one value. */
export const hashPathFeature = (kind: PathFeatureKind, first: string, second: string): number =>
  hashFeature(pathFeatureKinds.indexOf(kind), hashText(first), second === '' ? 0 : hashText(second));
