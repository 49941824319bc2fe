/**
 * One field of a protobuf message: the encoded bytes, including the tag. Supports only the types in ONNX files: varints, strings, bytes, messages.
 */
export type ProtobufField = Buffer;

const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** Encodes a field with a non-negative integer. */
export const integerField = (number: number, value: number): ProtobufField =>
  Buffer.concat([varint(number * 8 + VARINT), varint(value)]);

/** Encodes a field with a text, with bytes, or with a message, which is given as an array of its fields. */
export function field(number: number, value: string | Uint8Array | readonly ProtobufField[]): ProtobufField {
  const bytes = Array.isArray(value) ? Buffer.concat(value) : Buffer.from(value as string | Uint8Array as string);
  return Buffer.concat([varint(number * 8 + LENGTH_DELIMITED), varint(bytes.length), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest % 128) + 128);
  }
}
