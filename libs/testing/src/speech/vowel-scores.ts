import type { OnnxNetwork } from './onnx-file.ts';
import { type Vowel, vowelFormants } from './synthetic-voice.ts';

/**
 * The features that the engine computes for SenseVoice and Paraformer: the logarithm of the energy in 80 mel bands every 10 ms. Seven frames
 * in a row are one input of the network, which moves on by six.
 */
const MEL_BANDS = 80;
const LOWEST_HZ = 20;
const HIGHEST_HZ = 8_000;
const WINDOW_FRAMES = 7;
const SHIFT_FRAMES = 6;
export const INPUT_SIZE = MEL_BANDS * WINDOW_FRAMES;

/** What the networks say for each vowel. The traditional form of 妈 and 无 is another character. */
const textOfVowel: Readonly<Record<Vowel, string>> = { i: '衣', a: '妈', u: '无' };
const vowels = Object.keys(textOfVowel) as Vowel[];
export const vowelTokens = vowels.map((vowel) => textOfVowel[vowel]);

/** The token of an input without a vowel, the first one of each network. */
export const BLANK = '<blank>';
/** The blank wins where no vowel's formants are this much louder than the mean of all bands, in natural logarithms of energy. */
const BLANK_SCORE = 2.5;
const IMPOSSIBLE = -100;
/** How many bands around the first two formants of a vowel are summed. */
const BANDS_PER_FORMANT = 3;

/** A network may multiply its input by this number, which takes memory and changes nothing. */
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

/** The metadata with which the engine computes the features. */
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

/** The score of a vowel is the mean of the bands around its formants minus the mean of all bands, over the frames of an input. */
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
