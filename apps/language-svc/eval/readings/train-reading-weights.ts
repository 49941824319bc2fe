import {
  buildReadingModelTables,
  type FeatureWeights,
  READING_WEIGHT_SCALE,
  READINGS_FEATURE,
  ReadingModel,
} from '../../src/readings/model/reading-model.ts';
import {
  type ClassifierExample,
  type ClassifierOptions,
  defaultClassifierOptions,
  trainClassifier,
} from './train-classifier.ts';
import type { TrainingExample } from './training-examples.ts';

export interface WeightedExample extends TrainingExample {
  /** How much the example counts. */
  weight: number;
}

/** Features whose weights differ by less are left out, because they hardly ever decide. */
const DIFFERENCE_MIN = 0.25;
const WEIGHT_MAX = 127;
/** A feature of fewer examples is left out of targets with more than `FEW_EXAMPLES`. */
const OCCURRENCES_MIN = 2;
const FEW_EXAMPLES = 100;

/**
 * Trains the model of each target that occurs with several readings, or with one.
 * @returns the lines of the model, sorted; the readings of each target before its weights
 */
export function trainReadingWeights(
  examples: readonly WeightedExample[],
  options: ClassifierOptions = defaultClassifierOptions,
): FeatureWeights[] {
  const byTarget = Map.groupBy(examples, ({ target }) => target);
  return [...byTarget.keys()].toSorted().flatMap((target) => trainTarget(target, byTarget.get(target)!, options));
}

function trainTarget(
  target: string,
  examples: readonly WeightedExample[],
  options: ClassifierOptions,
): FeatureWeights[] {
  const readings = [...new Set(examples.map(({ reading }) => reading))].toSorted();
  const lines = [{ target, feature: READINGS_FEATURE, values: readings.join('|') }];
  if (readings.length === 1) return lines;
  const rare = examples.length > FEW_EXAMPLES ? listRareFeatures(examples) : new Set<string>();
  const rows: ClassifierExample[] = examples.map(({ features, reading, weight }) => ({
    features: features.filter((feature) => !rare.has(feature)),
    reading: readings.indexOf(reading),
    weight,
  }));
  for (const [feature, weights] of trainClassifier(rows, readings.length, options)) {
    if (Math.max(...weights) - Math.min(...weights) < DIFFERENCE_MIN) continue;
    lines.push({ target, feature, values: Array.from(weights, quantize).join('|') });
  }
  return lines.toSorted((a, b) => (a.feature < b.feature ? -1 : 1));
}

function quantize(weight: number): number {
  const rounded = Math.round(weight * READING_WEIGHT_SCALE);
  return Math.max(-WEIGHT_MAX, Math.min(WEIGHT_MAX, rounded)) || 0;
}

function listRareFeatures(examples: readonly WeightedExample[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { features } of examples)
    for (const feature of new Set(features)) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count < OCCURRENCES_MIN).map(([feature]) => feature));
}

export const createReadingModel = (lines: readonly FeatureWeights[]): ReadingModel =>
  new ReadingModel(buildReadingModelTables(lines));
