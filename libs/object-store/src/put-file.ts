import { createHash, type Hash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ObjectStore } from './object-store.ts';

/**
 * Stores a local file as an object and computes its SHA-256 digest. The file is read only once: the garbage collector frees the read buffers late, so
 * a second reading would take memory up to the size of the file.
 * @returns the size in bytes, and the digest in hexadecimal
 */
export async function putFile(
  objectStore: ObjectStore,
  key: string,
  path: string,
): Promise<{ bytes: number; sha256: string }> {
  const { size: bytes } = await stat(path);
  const hash = createHash('sha256');
  await objectStore.put(key, Readable.from(readAndHash(path, hash), { objectMode: false }), bytes);
  return { bytes, sha256: hash.digest('hex') };
}

async function* readAndHash(path: string, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
}
