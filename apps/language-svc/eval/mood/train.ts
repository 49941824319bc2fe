import { writeFileSync } from 'node:fs';
import { moods } from '@memory/contracts';
import { evidenceOf, sum } from '../../src/mood/feeling.ts';
import { figuresOf } from '../../src/mood/mood-model.ts';
import { simplified } from '../../src/segmentation/simplified.ts';
import { languages, readJudged } from './judged.ts';
import { trainPhrases } from './train-phrases.ts';

/**
 * Finds what the mood is read by, from the judged texts that are there to learn from; the same texts give the same weights.
 * 1. src/mood/lexicon/phrase-weights.ts, what each phrase speaks for: `train-phrases.ts`.
 * 2. src/mood/mood-weights.ts, what the figures of the lists are worth: ordinal logistic regression. Each text is also seen
 *    several times with some of its feeling words unknown, as texts are that nobody has seen: the lists know more of the words of these than they
 *    will know of others'.
 *
 *   npx node eval/mood/train.ts
 */
const TIMES = 8;
const UNKNOWN = 0.35;
const STEPS = 2500;
const RATE = 0.1;
const SHRINK = 0.002;

const random = seeded(20_261);
const classes = moods.toReversed();
const texts = languages
  .flatMap((language) => readJudged('learned', language))
  .map(({ text, mood }) => ({ text: simplified(text), place: classes.indexOf(mood) }));
const examples = texts.flatMap(({ text, place }) => {
  const evidence = evidenceOf(text);
  return Array.from({ length: TIMES }, (_, time) => {
    const sentences = evidence.sentences.map((weights) => weights.filter(() => time === 0 || random() > UNKNOWN));
    return { figures: figuresOf({ ...evidence, sentences }), place };
  });
});

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));
let weights = examples[0]!.figures.map(() => 0.5);
let thresholds = [-4, -1, 1, 4];
for (let step = 0; step < STEPS; step++) {
  const forWeights = weights.map(() => 0);
  const forThresholds = thresholds.map(() => 0);
  for (const { figures, place } of examples) {
    const height = sum(figures.map((figure, index) => figure * weights[index]!));
    thresholds.forEach((threshold, index) => {
      const error = sigmoid(height - threshold) - (place > index ? 1 : 0);
      figures.forEach((figure, at) => (forWeights[at]! += error * figure));
      forThresholds[index]! -= error;
    });
  }
  const rate = RATE / examples.length;
  // a figure of joy never speaks for sorrow
  weights = weights.map((weight, index) =>
    Math.max(0, weight - rate * forWeights[index]! * 4 - RATE * SHRINK * weight),
  );
  thresholds = thresholds.map((threshold, index) => threshold - rate * forThresholds[index]! * 4);
}

const list = (numbers: readonly number[]): string =>
  `[${numbers.map((number) => Number(number.toFixed(3))).join(', ')}]`;
writeFileSync(
  new URL('../../src/mood/mood-weights.ts', import.meta.url),
  `/** How much each figure of mood-model.ts counts; found by \`eval/mood/train.ts\` from the judged texts of eval/mood. */
// oxlint-disable-next-line oxc/approx-constant -- a weight may happen to be near a constant
export const weights: readonly number[] = ${list(weights)};

/** Where the classes divide, from very_negative up. */
export const thresholds: readonly number[] = ${list(thresholds)};
`,
);

const lines = [...trainPhrases(texts)].map(([phrase, numbers]) =>
  [phrase, ...numbers.map((number) => Math.round(number * 100))].join(' '),
);
writeFileSync(
  new URL('../../src/mood/lexicon/phrase-weights.ts', import.meta.url),
  `/**
 * How much each phrase speaks for each class, from very_negative up, in hundredths; \`-\` is for a text without any. Found by
 * \`eval/mood/train.ts\` from the judged texts of eval/mood/learned; never edited. Words without their endings, pairs joined by _.
 */
export const phraseWeights = \`
${lines.join('\n')}
\`;
`,
);

function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}
