import type { FileHandle } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import type { ByteRange } from './object-store.ts';

/** The number of bytes that are read and sent at a time. With the 64 KB of Node's streams, sending a file takes twice the CPU time. */
const CHUNK_BYTES = 256 * 1_024;
/**
 * The maximum number of kept buffers: two for each of eight simultaneous downloads, 4 MB in total. Further downloads use buffers that are not kept.
 */
const KEPT_BUFFERS_MAX = 16;

/**
 * Buffers that are reused. A stream allocates a new buffer for each chunk; collecting these buffers would take almost half of the CPU time of a
 * download.
 */
const keptBuffers: Buffer[] = [];

/**
 * Writes a range of a file and ends the sink. The next chunk is read while the previous chunk is written.
 * @throws Error when the sink is closed before the whole range is written, or when the file is shorter than the range
 */
export async function sendFileRange(file: FileHandle, { start, end }: ByteRange, sink: Writable): Promise<void> {
  const buffers: Buffer[] = [];
  let written = Promise.resolve();
  for (let position = start, turn = 0; position <= end; turn = 1 - turn) {
    const buffer = (buffers[turn] ??= keptBuffers.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES));
    const { bytesRead } = await file.read(buffer, 0, Math.min(CHUNK_BYTES, end - position + 1), position);
    if (bytesRead === 0) throw new Error('the file ends before the range');
    await written;
    written = write(sink, buffer.subarray(0, bytesRead));
    // The next `await` reports a failure. It may come after the next chunk was read; until then, this handler keeps the rejection from being
    // unhandled.
    written.catch(() => undefined);
    position += bytesRead;
  }
  sink.end();
  await written;
  // After a failure the buffers are not kept, because a chunk may still be waiting to be written.
  keptBuffers.push(...buffers.slice(0, Math.max(0, KEPT_BUFFERS_MAX - keptBuffers.length)));
}

/** Resolves when the operating system has taken the chunk, so that its buffer can be reused. */
function write(sink: Writable, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const onClose = (): void => reject(new Error('the connection was closed'));
    sink.once('close', onClose);
    sink.write(chunk, (error) => {
      sink.off('close', onClose);
      if (error) reject(error);
      else resolve();
    });
  });
}
