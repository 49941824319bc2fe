import { encodeOnnxFile, type OnnxNetwork, type OnnxNode, type OnnxValue, onnxTypes } from './onnx-file.ts';
import { BLANK, featureMetadata, type HungryOptions, INPUT_SIZE, scoreVowels, vowelTokens } from './vowel-scores.ts';

export const paraformerTokens = [BLANK, '<s>', '</s>', ...vowelTokens];
/** Paraformer reports where a token begins in steps of a third of an input: 20 ms. */
const STEPS_PER_INPUT = 3;

export interface ParaformerOptions extends HungryOptions {
  /** Whether the network also returns where each token begins, as only some Paraformer models do. */
  readonly hasTimes?: boolean;
}

/**
 * Encodes a network in the layout of Paraformer. For each token of the text, the network returns the scores of the input at which the vowel begins.
 * It also returns a row of steps with the value 1 where a token begins and where the last token ends.
 */
export function encodeTinyParaformer({ hasTimes = true, ...options }: ParaformerOptions): Buffer {
  const { nodes, weights } = scoreVowels(paraformerTokens, options);
  return encodeOnnxFile({
    inputs: [
      { name: 'x', type: 'float', shape: ['batch', 'frames', INPUT_SIZE] },
      { name: 'x_length', type: 'int32', shape: ['batch'] },
    ],
    outputs: hasTimes ? [...textOutputs, ...timeOutputs] : textOutputs,
    nodes: [...nodes, ...textNodes, ...(hasTimes ? timeNodes : [])],
    weights: { ...weights, ...textWeights, ...(hasTimes ? timeWeights : {}) },
    metadata: featureMetadata(paraformerTokens),
  });
}

const textOutputs: OnnxValue[] = [
  { name: 'logits', type: 'float', shape: ['batch', 'tokens', paraformerTokens.length] },
  { name: 'token_num', type: 'int32', shape: [] },
];

/** A token begins at each input whose best token differs from the best token of the previous input, unless the best token is the blank. */
const textNodes: OnnxNode[] = [
  { operator: 'ArgMax', inputs: ['scores'], output: 'bestByBatch', attributes: { axis: 2, keepdims: 0 } },
  { operator: 'Reshape', inputs: ['bestByBatch', 'row'], output: 'best' },
  { operator: 'Slice', inputs: ['best', 'zero', 'minusOne'], output: 'bestButLast' },
  { operator: 'Concat', inputs: ['zero', 'bestButLast'], output: 'bestBefore', attributes: { axis: 0 } },
  { operator: 'Equal', inputs: ['best', 'bestBefore'], output: 'isSame' },
  { operator: 'Equal', inputs: ['best', 'zero'], output: 'isBlank' },
  { operator: 'Or', inputs: ['isSame', 'isBlank'], output: 'isNoStart' },
  { operator: 'Not', inputs: ['isNoStart'], output: 'isStart' },
  { operator: 'Compress', inputs: ['scores', 'isStart'], output: 'logits', attributes: { axis: 1 } },
  { operator: 'Cast', inputs: ['isStart'], output: 'startsAsNumbers', attributes: { to: onnxTypes.int32 } },
  { operator: 'ReduceSum', inputs: ['startsAsNumbers', 'zero'], output: 'token_num', attributes: { keepdims: 0 } },
];
const textWeights: OnnxNetwork['weights'] = {
  row: { shape: [1], values: [-1] },
  minusOne: { shape: [1], values: [-1] },
};

const timeOutputs: OnnxValue[] = ['us_alphas', 'us_cif_peak'].map((name) => ({
  name,
  type: 'float',
  shape: ['batch', 'steps'],
}));
const timeNodes: OnnxNode[] = [
  { operator: 'Cast', inputs: ['isStart'], output: 'starts', attributes: { to: onnxTypes.float } },
  { operator: 'Reshape', inputs: ['starts', 'column'], output: 'startsAsColumn' },
  { operator: 'MatMul', inputs: ['startsAsColumn', 'firstStep'], output: 'steps' },
  { operator: 'Reshape', inputs: ['steps', 'oneRow'], output: 'us_alphas' },
  { operator: 'Concat', inputs: ['us_alphas', 'lastEnd'], output: 'us_cif_peak', attributes: { axis: 1 } },
];
const timeWeights: OnnxNetwork['weights'] = {
  column: { shape: [2], values: [-1, 1] },
  oneRow: { shape: [2], values: [1, -1] },
  firstStep: { shape: [1, STEPS_PER_INPUT], values: Float32Array.of(1, 0, 0) },
  lastEnd: { shape: [1, 1], values: Float32Array.of(1) },
};
