import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../data-files/entries-of.ts';
import { languageDataFolder } from '../data-files/service-folders.ts';
import { FeatureWeights } from './feature-weights.ts';
import { hashFeature, hashText, type PathFeatureKind, pathFeatureKinds } from './path-features.ts';

/** The data file contains each weight multiplied by this number and rounded, so that the file has integers only. */
export const PATH_WEIGHT_SCALE = 100;

/** The columns of the model's file: a feature with its one or two values, and its weight. */
export const pathWeightColumns = ['kind', 'first', 'second', 'weight'] as const;

/** The file of the weights, relative to the data folder. */
export const PATH_WEIGHTS_FILE = 'segmentation/model/path-weights.tsv';

/** Reads the weights of path features that `eval/segmentation/train-segmentation-model.ts` has written. */
export function readSegmentationModel(): FeatureWeights {
  const weights = new FeatureWeights();
  for (const [kind, first, second, weight] of entriesOf(readFileSync(join(languageDataFolder, PATH_WEIGHTS_FILE))))
    weights.add(hashPathFeature(kind as PathFeatureKind, first!, second!), Number(weight) / PATH_WEIGHT_SCALE);
  return weights;
}

/** Returns the hash of a feature from its values; the second is empty for a kind with one value. */
export const hashPathFeature = (kind: PathFeatureKind, first: string, second: string): number =>
  hashFeature(pathFeatureKinds.indexOf(kind), hashText(first), second === '' ? 0 : hashText(second));
