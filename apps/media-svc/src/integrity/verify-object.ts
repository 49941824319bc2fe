import { createHash } from 'node:crypto';
import type { IntegrityProblem } from '@memory/contracts';
import { ObjectMissing, type ObjectStore } from '@memory/object-store/object-store';

/** The properties of an object according to the database. */
export interface ExpectedObject {
  readonly key: string;
  readonly bytes: number;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** Reads an object from beginning to end and compares it with its row. @returns the kind of problem, or null */
export async function verifyObject(
  objectStore: ObjectStore,
  { key, bytes, sha256 }: ExpectedObject,
): Promise<IntegrityProblem['kind'] | null> {
  const hash = createHash('sha256');
  let read = 0;
  try {
    for await (const chunk of (await objectStore.read(key)) as AsyncIterable<Buffer>) {
      hash.update(chunk);
      read += chunk.length;
    }
  } catch (error) {
    if (error instanceof ObjectMissing) return 'missing';
    throw error;
  }
  if (read < bytes) return 'truncated';
  return read === bytes && hash.digest('hex') === sha256 ? null : 'changed';
}
