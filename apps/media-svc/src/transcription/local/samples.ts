import { createReadStream } from 'node:fs';

export const SAMPLE_RATE = 16_000;
export const BYTES_PER_SAMPLE = 2;
const FULL_SCALE = 32_768;

/**
 * Reads a file with signed 16-bit samples (little-endian) in windows of equal length. The last window is filled up with silence.
 * @param length the number of samples in a window
 * @returns samples from −1 to 1. All windows are the same array: reading a window overwrites the one before it
 */
export async function* readSampleWindows(path: string, length: number): AsyncGenerator<Float32Array> {
  const window = new Float32Array(length);
  let filled = 0;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = bytes.length - (bytes.length % BYTES_PER_SAMPLE);
    rest = bytes.subarray(end);
    for (let at = 0; at < end; at += BYTES_PER_SAMPLE) {
      window[filled++] = bytes.readInt16LE(at) / FULL_SCALE;
      if (filled < length) continue;
      yield window;
      filled = 0;
    }
  }
  if (filled > 0) yield window.fill(0, filled);
}
