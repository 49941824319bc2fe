import { moods } from '@memory/contracts';
import { collectSentimentEvidence } from '../../src/mood/sentiment-evidence.ts';
import { sentimentFeatures } from '../../src/mood/sentiment-features.ts';
import { sum } from '../../src/mood/sum.ts';
import { createRandom } from './create-random.ts';
import type { TrainingExample } from './train-phrase-model.ts';

/**
 * The number of copies of each training text. All copies but one omit a random part of the evidence that the lexicons find in the text,
 * because the lexicons contain more words of the training texts than of other texts.
 */
const COPIES = 2;
const LEFT_OUT_SHARE = 0.35;
const STEPS = 500;
const LEARNING_RATE = 0.1;
const L2 = 0.002;

/**
 * Trains the sentiment model, an ordinal logistic regression over the features of the lexicon evidence, by gradient descent with a seeded
 * random generator.
 */
export function trainSentimentModel(texts: readonly TrainingExample[]): { weights: number[]; thresholds: number[] } {
  const random = createRandom(20_261);
  const examples = texts.flatMap(({ text, mood }) => {
    const evidence = collectSentimentEvidence(text);
    return Array.from({ length: COPIES }, (_, copy) => {
      const sentences = evidence.sentences.map((weights) =>
        weights.filter(() => copy === 0 || random() > LEFT_OUT_SHARE),
      );
      return { features: sentimentFeatures({ ...evidence, sentences }), mood };
    });
  });
  let weights = examples[0]!.features.map(() => 0.5);
  let thresholds = moods.slice(1).map((_, index) => [-4, -1, 1, 4][index]!);
  for (let step = 0; step < STEPS; step++) {
    const weightGradient = weights.map(() => 0);
    const thresholdGradient = thresholds.map(() => 0);
    for (const { features, mood } of examples) {
      const score = sum(features.map((value, index) => value * weights[index]!));
      thresholds.forEach((threshold, index) => {
        const error = sigmoid(score - threshold) - (mood > index ? 1 : 0);
        features.forEach((value, feature) => (weightGradient[feature]! += error * value));
        thresholdGradient[index]! -= error;
      });
    }
    const rate = LEARNING_RATE / examples.length;
    // Weights are at least 0, because positive evidence must never make a negative mood more probable.
    weights = weights.map((weight, index) =>
      Math.max(0, weight - rate * weightGradient[index]! * 4 - LEARNING_RATE * L2 * weight),
    );
    thresholds = thresholds.map((threshold, index) => threshold - rate * thresholdGradient[index]! * 4);
  }
  return { weights, thresholds };
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
