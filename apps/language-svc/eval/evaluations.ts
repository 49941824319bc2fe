import { evaluateCharacters } from './dictionary/evaluate-characters.ts';
import type { AccuracyEvaluation } from './evaluation.ts';
import { evaluateMood } from './mood/evaluate-mood.ts';
import { evaluateReadings } from './readings/evaluate-readings.ts';
import { evaluateSegmentation } from './segmentation/evaluate-segmentation.ts';

/** Every evaluation that `npm run eval` runs. */
export const evaluations: readonly AccuracyEvaluation[] = [
  evaluateCharacters,
  evaluateReadings,
  evaluateSegmentation,
  evaluateMood,
];
