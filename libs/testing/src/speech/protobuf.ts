/** One field of a protobuf message: its bytes with tag. Only what ONNX files need: varints, strings, bytes and messages. */
export type ProtobufField = Buffer;

const VARINT = 0;
const LENGTH_DELIMITED = 2;

/** A field with a non-negative integer. */
export const integerField = (number: number, value: number): ProtobufField =>
  Buffer.concat([varint(number * 8 + VARINT), varint(value)]);

/** A field with a text, bytes or, as an array of its fields, a message. */
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
