import type { Readable } from 'node:stream';

/**
 * Stores the bytes of files and thumbnails as objects. The key of a file is its id; the key of a thumbnail is the id of the file
 * followed by `.` and the size.
 */
export interface ObjectStore {
  /** Creates the folder or bucket if it does not exist; called once before any other method. */
  prepare(): Promise<void>;
  /**
   * Checks that the object store works.
   * @throws when the object store cannot be reached or used now
   */
  assertReachable(): Promise<void>;
  /**
   * Stores an object. Readers see the object only when it is complete.
   * @param bytes the length of `source`
   */
  put(key: string, source: Readable, bytes: number): Promise<void>;
  /**
   * Reads an object, or a byte range of an object.
   * @throws ObjectMissing before the first byte
   */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /** Deletes an object. A missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Lists all objects of the store, in no particular order. */
  list(): AsyncIterable<StoredObject>;
}

/** A byte range of an object. Both the first and the last byte are included, as in the HTTP header `Range`. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Thrown when the store has no object with the given key. */
export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';

  constructor(key: string, options: { cause: unknown }) {
    super(`the store has no object ${key}`, options);
  }
}

export const OBJECT_STORE = Symbol('STORE');
