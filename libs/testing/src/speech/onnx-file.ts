import { field, integerField, type ProtobufField } from './protobuf.ts';

/** ONNX's numbers for types and fields, from https://github.com/onnx/onnx/blob/main/onnx/onnx.proto. */
export const onnxTypes = { float: 1, int32: 6, int64: 7 } as const;
const INTEGER_ATTRIBUTE = 2;
/** The versions of the ONNX format and of its operators. The runtime of sherpa-onnx supports both. */
const IR_VERSION = 8;
const OPSET = 13;

/** An input or output of a network. A dimension that is a name may have any length. */
export interface OnnxValue {
  readonly name: string;
  readonly type: 'float' | 'int32';
  readonly shape: readonly (number | string)[];
}

export interface OnnxNode {
  readonly operator: string;
  readonly inputs: readonly string[];
  readonly output: string;
  readonly attributes?: Readonly<Record<string, number>>;
}

export interface OnnxWeights {
  readonly shape: readonly number[];
  /** A Float32Array is encoded as 32-bit floats, an array of integers as 64-bit integers. */
  readonly values: Float32Array | readonly number[];
}

export interface OnnxNetwork {
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly nodes: readonly OnnxNode[];
  /** The weights by name. */
  readonly weights: Readonly<Record<string, OnnxWeights>>;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Encodes a small neural network as an ONNX file. */
export function encodeOnnxFile({ inputs, outputs, nodes, weights, metadata }: OnnxNetwork): Buffer {
  const graph = [
    ...nodes.map((node) => field(1, encodeNode(node))),
    field(2, 'network'),
    ...Object.entries(weights).map(([name, values]) => field(5, encodeWeights(name, values))),
    ...inputs.map((value) => field(11, encodeValue(value))),
    ...outputs.map((value) => field(12, encodeValue(value))),
  ];
  return Buffer.concat([
    integerField(1, IR_VERSION),
    field(7, graph),
    field(8, [integerField(2, OPSET)]),
    ...Object.entries(metadata).map(([key, value]) => field(14, [field(1, key), field(2, value)])),
  ]);
}

function encodeWeights(name: string, { shape, values }: OnnxWeights): ProtobufField[] {
  const isFloat = values instanceof Float32Array;
  const numbers = isFloat ? values : BigInt64Array.from(values, BigInt);
  return [
    ...shape.map((length) => integerField(1, length)),
    integerField(2, isFloat ? onnxTypes.float : onnxTypes.int64),
    field(8, name),
    field(9, new Uint8Array(numbers.buffer, numbers.byteOffset, numbers.byteLength)),
  ];
}

function encodeNode({ operator, inputs, output, attributes = {} }: OnnxNode): ProtobufField[] {
  return [
    ...inputs.map((input) => field(1, input)),
    field(2, output),
    field(4, operator),
    ...Object.entries(attributes).map(([name, value]) =>
      field(5, [field(1, name), integerField(3, value), integerField(20, INTEGER_ATTRIBUTE)]),
    ),
  ];
}

function encodeValue({ name, type, shape }: OnnxValue): ProtobufField[] {
  const dimensions = shape.map((length) =>
    field(1, [typeof length === 'number' ? integerField(1, length) : field(2, length)]),
  );
  return [field(1, name), field(2, [field(1, [integerField(1, onnxTypes[type]), field(2, dimensions)])])];
}
