import type { Readable } from 'node:stream';

/** Stores the bytes of files and thumbnails. A key is a file id, for a thumbnail followed by `.` and its size. */
export interface ObjectStore {
  /** Creates the folder or bucket if needed; called once before anything else. */
  prepare(): Promise<void>;
  /** @throws when the store cannot be used now */
  assertReachable(): Promise<void>;
  /**
   * Stores an object. It becomes visible when it is complete, or not at all.
   * @param bytes the length of `source`
   */
  put(key: string, source: Readable, bytes: number): Promise<void>;
  /**
   * Reads an object, or a byte range of it.
   * @throws ObjectMissing before the first byte
   */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes an object; no error if it does not exist. */
  delete(key: string): Promise<void>;
  /** Lists all objects in no particular order. */
  list(): AsyncIterable<StoredObject>;
}

/** Offsets of the first and the last byte, both included, as in HTTP. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** The store has no object with the given key. */
export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';

  constructor(key: string, options: { cause: unknown }) {
    super(`the store has no object ${key}`, options);
  }
}

export const OBJECT_STORE = Symbol('STORE');
