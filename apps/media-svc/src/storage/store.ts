import type { Readable } from 'node:stream';

/** Where files' bytes live. Keys are file ids; a thumbnail's has its size behind a dot. */
export interface Store {
  /** Makes the place ready (a folder, a bucket); called once before anything else. */
  prepare(): Promise<void>;
  /** @throws when the place cannot be used now */
  check(): Promise<void>;
  /**
   * Keeps an object. It becomes visible whole, after its last byte, or not at all.
   * @param bytes the length of `source`
   */
  put(key: string, source: Readable, bytes: number): Promise<void>;
  /**
   * The bytes of an object, or of a part of it.
   * @throws ObjectMissing before the first byte when there is no such object
   */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Removes an object; one that is not there is as good as removed. */
  remove(key: string): Promise<void>;
  /** Every object there is, in no particular order. */
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

export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';

  constructor(key: string, options: { cause: unknown }) {
    super(`the store has no object ${key}`, options);
  }
}

export const STORE = Symbol('STORE');
