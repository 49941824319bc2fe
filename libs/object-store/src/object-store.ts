import type { Readable, Writable } from 'node:stream';

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
  /**
   * Sends a byte range of an object.
   * @param begin begins the response and returns where the bytes are written; called when the object is open
   * @throws ObjectMissing before `begin` is called; any other error when the range cannot be read or sent completely
   */
  send(key: string, range: ByteRange, begin: () => Writable): Promise<void>;
  /**
   * Returns the path of an object in the folder of objects, from which nginx may serve it; null for a store without a folder.
   * @throws ObjectMissing
   */
  findPath(key: string): Promise<string | null>;
  /** Deletes an object. A missing object is not an error. */
  delete(key: string): Promise<void>;
  /** Lists all objects of the store, in no particular order. */
  list(): AsyncIterable<StoredObject>;
  /**
   * Lists one page of the objects of the store.
   * @param after `next` of the previous page; null for the first page
   */
  listPage(after: string | null): Promise<ObjectPage>;
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

/** A page of the objects of a store: a few thousand objects at most. */
export interface ObjectPage {
  readonly objects: StoredObject[];
  /** The position of the next page; null after the last page. */
  readonly next: string | null;
}

/** Thrown when the store has no object with the given key. */
export class ObjectMissing extends Error {
  override readonly name = 'ObjectMissing';

  constructor(key: string, options: { cause: unknown }) {
    super(`the store has no object ${key}`, options);
  }
}

export const OBJECT_STORE = Symbol('OBJECT_STORE');
