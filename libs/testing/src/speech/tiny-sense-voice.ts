import { encodeOnnxFile } from './onnx-file.ts';
import { BLANK, featureMetadata, type HungryOptions, INPUT_SIZE, scoreVowels, vowelTokens } from './vowel-scores.ts';

/** SenseVoice's first four outputs are the language, the emotion, the event and whether numbers are written in digits. The text follows. */
const prefixTokens = ['<|zh|>', '<|NEUTRAL|>', '<|Speech|>', '<|withitn|>'];
export const senseVoiceTokens = [BLANK, ...prefixTokens, ...vowelTokens];
const CERTAIN = 100;

/** Encodes a network in the layout of SenseVoice. It returns scores of each token for each input, from which the engine derives the text (CTC). */
export function encodeTinySenseVoice(options: HungryOptions): Buffer {
  const tokens = senseVoiceTokens;
  const { nodes, weights } = scoreVowels(tokens, options);
  return encodeOnnxFile({
    inputs: [
      { name: 'x', type: 'float', shape: ['batch', 'frames', INPUT_SIZE] },
      ...['x_length', 'language', 'text_norm'].map((name) => ({ name, type: 'int32' as const, shape: ['batch'] })),
    ],
    outputs: [{ name: 'logits', type: 'float', shape: ['batch', 'outputs', tokens.length] }],
    nodes: [...nodes, { operator: 'Concat', inputs: ['prefix', 'scores'], output: 'logits', attributes: { axis: 1 } }],
    weights: { ...weights, prefix: { shape: [1, prefixTokens.length, tokens.length], values: prefixScores() } },
    metadata: {
      ...featureMetadata(tokens),
      normalize_samples: '0',
      with_itn: '14',
      without_itn: '15',
      ...Object.fromEntries(
        ['auto', 'zh', 'en', 'yue', 'ja', 'ko'].map((language, id) => [`lang_${language}`, String(id)]),
      ),
    },
  });
}

function prefixScores(): Float32Array {
  const scores = new Float32Array(prefixTokens.length * senseVoiceTokens.length);
  prefixTokens.forEach((token, position) => {
    scores[position * senseVoiceTokens.length + senseVoiceTokens.indexOf(token)] = CERTAIN;
  });
  return scores;
}
