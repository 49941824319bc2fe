import { phrasesOf, shareOf } from '../../src/mood/phrases-of.ts';

/** A text with its place among the classes, from very_negative up. */
export interface Example {
  text: string;
  place: number;
}

const CLASSES = 5;
const TIMES_AT_LEAST = 2;
/** How much a phrase counts: the less, the more of them must agree. */
const EACH = 0.4;
const SHRINK = 0.4;
const STEPS = 400;

interface Row {
  columns: number[];
  value: number;
  place: number;
}

/** Multinomial logistic regression over the phrases of simplified texts, weights held small (L2), by accelerated gradient descent; no chance in it. */
export function trainPhrases(examples: readonly Example[]): Map<string, number[]> {
  const texts = examples.map(({ text, place }) => ({ phrases: [...phrasesOf(text)], place }));
  const phrases = oftenUsed(texts.map((text) => text.phrases));
  const columnOf = new Map(phrases.map((phrase, column) => [phrase, column]));
  const rows = texts.map(({ phrases: own, place }) => ({
    columns: own.flatMap((phrase) => columnOf.get(phrase) ?? []),
    value: EACH * shareOf(own.length),
    place,
  }));
  const found = descend(rows, phrases.length);
  const at = (column: number, scale: number): number[] =>
    Array.from({ length: CLASSES }, (_, place) => found[column * CLASSES + place]! * scale);
  return new Map([
    ['-', at(phrases.length, 1)],
    ...phrases.map((phrase, column) => [phrase, at(column, EACH)] as const),
  ]);
}

/** The phrases that at least two texts have, of the phrases of each. */
export function oftenUsed(texts: readonly string[][]): string[] {
  const times = new Map<string, number>();
  for (const phrase of texts.flat()) times.set(phrase, (times.get(phrase) ?? 0) + 1);
  return [...times]
    .filter(([, count]) => count >= TIMES_AT_LEAST)
    .map(([phrase]) => phrase)
    .toSorted();
}

/** The weights, class by class for each column, then for the text without phrases, which is not held small. */
function descend(rows: readonly Row[], columns: number): Float64Array {
  const weights = new Float64Array((columns + 1) * CLASSES);
  const ahead = new Float64Array(weights.length);
  const rate = 1 / (SHRINK + steepest(rows, columns) / 2);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = gradientAt(ahead, rows, columns);
    const before = Float64Array.from(weights);
    for (let index = 0; index < weights.length; index++) {
      weights[index] = ahead[index]! - rate * gradient[index]!;
      ahead[index] = weights[index]! + ((step - 1) / (step + 2)) * (weights[index]! - before[index]!);
    }
  }
  return weights;
}

function gradientAt(weights: Float64Array, rows: readonly Row[], columns: number): Float64Array {
  const gradient = weights.map((weight, index) => (index < columns * CLASSES ? SHRINK * weight : 0));
  const base = columns * CLASSES;
  for (const row of rows) {
    const chances = chancesOf(weights, row, base);
    for (let place = 0; place < CLASSES; place++) {
      const error = chances[place]! - (place === row.place ? 1 : 0);
      gradient[base + place]! += error;
      for (const column of row.columns) gradient[column * CLASSES + place]! += error * row.value;
    }
  }
  return gradient;
}

function chancesOf(weights: Float64Array, { columns, value }: Row, base: number): number[] {
  const heights = Array.from({ length: CLASSES }, (_, place) => {
    let height = 0;
    for (const column of columns) height += weights[column * CLASSES + place]!;
    return weights[base + place]! + value * height;
  });
  const highest = Math.max(...heights);
  const shares = heights.map((height) => Math.exp(height - highest));
  const all = shares.reduce((total, share) => total + share, 0);
  return shares.map((share) => share / all);
}

/** The largest eigenvalue of what the rows are multiplied with, by its power: a step may be no longer than its inverse. */
function steepest(rows: readonly Row[], columns: number): number {
  let direction = new Float64Array(columns + 1).fill(1);
  let size = 1;
  for (let time = 0; time < 20; time++) {
    const next = new Float64Array(columns + 1);
    for (const { columns: own, value } of rows) {
      const along = own.reduce((total, column) => total + direction[column]! * value, direction[columns]!);
      for (const column of own) next[column]! += along * value;
      next[columns]! += along;
    }
    size = Math.hypot(...next);
    direction = next.map((one) => one / size);
  }
  return size;
}
