import type { OnnxNetwork } from './onnx-file.ts';
import { type Vowel, vowelFormants } from './synthetic-voice.ts';

/**
 * The features that the engine computes for SenseVoice and Paraformer: the logarithm of the energy in 80 mel bands every 10 ms. Seven consecutive
 * frames are one input of the network. The next input begins six frames later.
 */
const MEL_BANDS = 80;
const LOWEST_HZ = 20;
const HIGHEST_HZ = 8_000;
const WINDOW_FRAMES = 7;
const SHIFT_FRAMES = 6;
export const INPUT_SIZE = MEL_BANDS * WINDOW_FRAMES;

/** The text that the networks return for each vowel. 妈 and 无 have a different traditional form. */
const textOfVowel: Readonly<Record<Vowel, string>> = { i: '衣', a: '妈', u: '无' };
const vowels = Object.keys(textOfVowel) as Vowel[];
export const vowelTokens = vowels.map((vowel) => textOfVowel[vowel]);

/** The token of an input without a vowel. It is the first token of each network. */
export const BLANK = '<blank>';
/** The score of the blank. A vowel wins only when its formants exceed the mean of all bands by more, in natural logarithms of energy. */
const BLANK_SCORE = 2.5;
const IMPOSSIBLE = -100;
/** How many bands are averaged around each of the first two formants of a vowel. */
const BANDS_PER_FORMANT = 3;

/** Makes a network multiply its input by a number of copies, which takes memory and does not change the result. */
export interface HungryOptions {
  readonly copiesOfInput?: number;
}

/** Returns the nodes and weights that turn the input `x` into `scores`: one score for each token and input. */
export function scoreVowels(
  tokens: readonly string[],
  { copiesOfInput = 1 }: HungryOptions = {},
): Pick<OnnxNetwork, 'nodes' | 'weights'> {
  return {
    nodes: [
      { operator: 'Tile', inputs: ['x', 'copies'], output: 'copied' },
      { operator: 'Slice', inputs: ['copied', 'zero', 'inputSize', 'two'], output: 'input' },
      { operator: 'MatMul', inputs: ['input', 'scoreWeights'], output: 'weighted' },
      { operator: 'Add', inputs: ['weighted', 'bias'], output: 'scores' },
    ],
    weights: {
      copies: { shape: [3], values: [1, 1, copiesOfInput] },
      zero: { shape: [1], values: [0] },
      two: { shape: [1], values: [2] },
      inputSize: { shape: [1], values: [INPUT_SIZE] },
      scoreWeights: { shape: [INPUT_SIZE, tokens.length], values: scoreWeights(tokens) },
      bias: { shape: [tokens.length], values: Float32Array.from(tokens, biasOf) },
    },
  };
}

/** Returns the metadata from which the engine knows how to compute the features. */
export const featureMetadata = (tokens: readonly string[]): Record<string, string> => ({
  vocab_size: String(tokens.length),
  lfr_window_size: String(WINDOW_FRAMES),
  lfr_window_shift: String(SHIFT_FRAMES),
  neg_mean: Array.from({ length: INPUT_SIZE }, () => '0').join(','),
  inv_stddev: Array.from({ length: INPUT_SIZE }, () => '1').join(','),
  comment: 'a tiny model for tests',
});

function biasOf(token: string): number {
  if (token === BLANK) return BLANK_SCORE;
  return vowelTokens.includes(token) ? 0 : IMPOSSIBLE;
}

/**
 * Returns the weights that compute the scores. The score of a vowel, over the frames of an input, is the mean of the bands around its formants minus
 * the mean of all bands.
 */
function scoreWeights(tokens: readonly string[]): Float32Array {
  const weights = new Float32Array(INPUT_SIZE * tokens.length);
  for (const vowel of vowels) {
    const bands = vowelFormants[vowel].slice(0, 2).flatMap(bandsAround);
    const token = tokens.indexOf(textOfVowel[vowel]);
    for (let input = 0; input < INPUT_SIZE; input += 1) {
      const own = bands.includes(input % MEL_BANDS) ? 1 / bands.length : 0;
      weights[input * tokens.length + token] = (own - 1 / MEL_BANDS) / WINDOW_FRAMES;
    }
  }
  return weights;
}

function bandsAround(hertz: number): number[] {
  const width = (mel(HIGHEST_HZ) - mel(LOWEST_HZ)) / (MEL_BANDS + 1);
  const nearest = Math.round((mel(hertz) - mel(LOWEST_HZ)) / width) - 1;
  return Array.from({ length: BANDS_PER_FORMANT }, (_, index) => nearest + index - (BANDS_PER_FORMANT - 1) / 2);
}

const mel = (hertz: number): number => 1_127 * Math.log(1 + hertz / 700);
