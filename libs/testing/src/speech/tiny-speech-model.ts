import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeOnnxFile } from './onnx-file.ts';
import { type Vowel, vowelFormants } from './synthetic-voice.ts';

/**
 * The features that the engine computes for SenseVoice: the logarithm of the energy in 80 mel bands every 10 ms. Seven frames in a row are
 * one input of the network, which moves on by six.
 */
const MEL_BANDS = 80;
const LOWEST_HZ = 20;
const HIGHEST_HZ = 8_000;
const WINDOW_FRAMES = 7;
const SHIFT_FRAMES = 6;
const INPUT_SIZE = MEL_BANDS * WINDOW_FRAMES;

/** What the network says for each vowel. The traditional form of 妈 and 无 is another character. */
export const textOfVowel: Readonly<Record<Vowel, string>> = { i: '衣', a: '妈', u: '无' };
const vowels = Object.keys(textOfVowel) as Vowel[];

/**
 * The tokens in the order of their numbers. SenseVoice's first four outputs are the language, the emotion, the event and whether numbers
 * are written in digits; after them comes the text.
 */
const BLANK = '<blank>';
const prefixTokens = ['<|zh|>', '<|NEUTRAL|>', '<|Speech|>', '<|withitn|>'];
const tokens = [BLANK, ...prefixTokens, ...vowels.map((vowel) => textOfVowel[vowel])];
/** The blank wins where no vowel's formants are this much louder than the mean of all bands, in natural logarithms of energy. */
const BLANK_SCORE = 2.5;
/** How many bands around the first two formants of a vowel are summed. */
const BANDS_PER_FORMANT = 3;

/**
 * Writes a speech model of some kilobytes that the engine loads like SenseVoice, and that writes a character for each vowel of
 * `synthesizeVoice`.
 */
export async function writeTinySpeechModel(folder: string): Promise<void> {
  const files = {
    model: { name: 'model.onnx', content: encodeModel() },
    tokens: { name: 'tokens.txt', content: Buffer.from(tokens.map((token, id) => `${token} ${id}\n`).join('')) },
  };
  const described = Object.entries(files).map(([role, { name, content }]) => [
    role,
    { name, bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') },
  ]);
  const description = { kind: 'sense-voice', files: Object.fromEntries(described) as object };
  await mkdir(folder, { recursive: true });
  await Promise.all(Object.values(files).map(({ name, content }) => writeFile(join(folder, name), content)));
  await writeFile(join(folder, 'model.json'), JSON.stringify(description));
}

function encodeModel(): Buffer {
  const frames = ['batch', 'frames', INPUT_SIZE];
  return encodeOnnxFile({
    inputs: [
      { name: 'x', type: 'float', shape: frames },
      ...['x_length', 'language', 'text_norm'].map((name) => ({ name, type: 'int32' as const, shape: ['batch'] })),
    ],
    outputs: [{ name: 'logits', type: 'float', shape: ['batch', 'outputs', tokens.length] }],
    nodes: [
      { operator: 'MatMul', inputs: ['x', 'weights'], output: 'weighted' },
      { operator: 'Add', inputs: ['weighted', 'bias'], output: 'scores' },
      { operator: 'Concat', inputs: ['prefix', 'scores'], output: 'logits', attributes: { axis: 1 } },
    ],
    weights: {
      weights: { shape: [INPUT_SIZE, tokens.length], values: scoreWeights() },
      bias: { shape: [tokens.length], values: Float32Array.from(tokens, (token) => biasOf(token)) },
      prefix: { shape: [1, prefixTokens.length, tokens.length], values: prefixScores() },
    },
    metadata: {
      vocab_size: String(tokens.length),
      lfr_window_size: String(WINDOW_FRAMES),
      lfr_window_shift: String(SHIFT_FRAMES),
      normalize_samples: '0',
      with_itn: '14',
      without_itn: '15',
      ...Object.fromEntries(
        ['auto', 'zh', 'en', 'yue', 'ja', 'ko'].map((language, id) => [`lang_${language}`, String(id)]),
      ),
      neg_mean: Array.from({ length: INPUT_SIZE }, () => '0').join(','),
      inv_stddev: Array.from({ length: INPUT_SIZE }, () => '1').join(','),
      comment: 'a tiny model for tests',
    },
  });
}

const biasOf = (token: string): number => {
  if (token === BLANK) return BLANK_SCORE;
  return prefixTokens.includes(token) ? -100 : 0;
};

/** The score of a vowel is the mean of the bands around its formants minus the mean of all bands, over the frames of an input. */
function scoreWeights(): Float32Array {
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

function prefixScores(): Float32Array {
  const scores = new Float32Array(prefixTokens.length * tokens.length);
  prefixTokens.forEach((token, position) => {
    scores[position * tokens.length + tokens.indexOf(token)] = 100;
  });
  return scores;
}

function bandsAround(hertz: number): number[] {
  const width = (mel(HIGHEST_HZ) - mel(LOWEST_HZ)) / (MEL_BANDS + 1);
  const nearest = Math.round((mel(hertz) - mel(LOWEST_HZ)) / width) - 1;
  return Array.from({ length: BANDS_PER_FORMANT }, (_, index) => nearest + index - (BANDS_PER_FORMANT - 1) / 2);
}

const mel = (hertz: number): number => 1_127 * Math.log(1 + hertz / 700);
