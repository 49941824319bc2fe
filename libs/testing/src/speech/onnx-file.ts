import { field, integerField, type ProtobufField } from './protobuf.ts';

/** The numbers of types and fields are from https://github.com/onnx/onnx/blob/main/onnx/onnx.proto. */
const FLOAT = 1;
const INT32 = 6;
const INTEGER_ATTRIBUTE = 2;
/** The versions of the format and of its operators. sherpa-onnx's own runtime knows both. */
const IR_VERSION = 8;
const OPSET = 13;

/** A value that a network gets or returns. A dimension with a name may have any length. */
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

export interface OnnxNetwork {
  readonly inputs: readonly OnnxValue[];
  readonly outputs: readonly OnnxValue[];
  readonly nodes: readonly OnnxNode[];
  /** The weights, by their name. */
  readonly weights: Readonly<Record<string, { readonly shape: readonly number[]; readonly values: Float32Array }>>;
  readonly metadata: Readonly<Record<string, string>>;
}

/** Encodes a small neural network as an ONNX file. */
export function encodeOnnxFile({ inputs, outputs, nodes, weights, metadata }: OnnxNetwork): Buffer {
  const graph = [
    ...nodes.map((node) => field(1, encodeNode(node))),
    field(2, 'network'),
    ...Object.entries(weights).map(([name, { shape, values }]) =>
      field(5, [
        ...shape.map((length) => integerField(1, length)),
        integerField(2, FLOAT),
        field(8, name),
        field(9, new Uint8Array(values.buffer, values.byteOffset, values.byteLength)),
      ]),
    ),
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
  return [
    field(1, name),
    field(2, [field(1, [integerField(1, type === 'float' ? FLOAT : INT32), field(2, dimensions)])]),
  ];
}
