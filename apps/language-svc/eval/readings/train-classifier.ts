/** One example of a target: its features, and the index of its reading. */
export interface ClassifierExample {
  features: readonly string[];
  reading: number;
  /** How much the example counts. */
  weight: number;
}

export interface ClassifierOptions {
  epochs: number;
  /** The strength of the L2 regularization of a feature, at each example that has the feature. */
  l2: number;
  learningRate: number;
}

export const defaultClassifierOptions: ClassifierOptions = { epochs: 12, l2: 0.03, learningRate: 0.3 };

/** So that the first steps of AdaGrad are no longer than the learning rate. */
const SQUARES_AT_START = 1;

/**
 * Trains a multinomial logistic regression by stochastic gradient descent with AdaGrad, in the order of the examples and without any
 * randomness.
 * @returns the weights of each feature, one for each reading
 */
export function trainClassifier(
  examples: readonly ClassifierExample[],
  readings: number,
  { epochs, l2, learningRate }: ClassifierOptions,
): Map<string, Float64Array> {
  const columnOf = new Map<string, number>();
  const rows = examples.map(({ features, reading, weight }) => ({
    columns: Int32Array.from(features, (feature) => {
      const column = columnOf.get(feature) ?? columnOf.size;
      columnOf.set(feature, column);
      return column * readings;
    }),
    reading,
    weight,
  }));
  const weights = new Float64Array(columnOf.size * readings);
  const squares = new Float64Array(weights.length).fill(SQUARES_AT_START);
  const scores = new Float64Array(readings);
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (const { columns, reading, weight } of rows) {
      scores.fill(0);
      for (const column of columns) for (let one = 0; one < readings; one++) scores[one]! += weights[column + one]!;
      toProbabilities(scores);
      for (let one = 0; one < readings; one++) {
        const error = weight * (scores[one]! - (one === reading ? 1 : 0));
        for (const column of columns) {
          const gradient = error + l2 * weights[column + one]!;
          const square = (squares[column + one]! += gradient * gradient);
          weights[column + one]! -= (learningRate * gradient) / Math.sqrt(square);
        }
      }
    }
  }
  return new Map(
    [...columnOf].map(([feature, column]) => [feature, weights.slice(column * readings, (column + 1) * readings)]),
  );
}

function toProbabilities(scores: Float64Array): void {
  const highest = Math.max(...scores);
  let total = 0;
  for (let one = 0; one < scores.length; one++) total += scores[one] = Math.exp(scores[one]! - highest);
  for (let one = 0; one < scores.length; one++) scores[one]! /= total;
}
