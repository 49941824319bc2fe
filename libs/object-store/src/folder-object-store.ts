import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  ABANDONED_TEMP_FILE_AGE_MS,
  listFilesRecursively,
  isFileNotFoundError,
  deleteFilesOlderThan,
} from './folder-contents.ts';
import { type ByteRange, ObjectMissing, type ObjectPage, type ObjectStore, type StoredObject } from './object-store.ts';
import { sendFileRange } from './send-file-range.ts';

/** An object store in a local folder. Complete objects are in the subfolder `objects/`, incomplete ones in `incoming/`. */
export class FolderObjectStore implements ObjectStore {
  private readonly objects: string;
  private readonly incoming: string;

  constructor(folder: string) {
    this.objects = join(folder, 'objects');
    this.incoming = join(folder, 'incoming');
  }

  async prepare(): Promise<void> {
    await Promise.all([mkdir(this.objects, { recursive: true }), mkdir(this.incoming, { recursive: true })]);
    await deleteFilesOlderThan(this.incoming, ABANDONED_TEMP_FILE_AGE_MS);
  }

  async assertReachable(): Promise<void> {
    await access(this.incoming, constants.W_OK);
  }

  async put(key: string, source: Readable): Promise<void> {
    const unfinished = join(this.incoming, randomUUID());
    const finished = this.pathOf(key);
    try {
      // `flush` writes the bytes to the disk before the file is renamed, so that no object is empty after a power failure.
      await pipeline(source, createWriteStream(unfinished, { flags: 'wx', flush: true }));
      await mkdir(dirname(finished), { recursive: true });
      await rename(unfinished, finished);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    // The file is opened here instead of by the stream, so that a missing object is detected before the first byte is sent.
    return (await this.open(key)).createReadStream({ ...range });
  }

  async send(key: string, range: ByteRange, begin: () => Writable): Promise<void> {
    const file = await this.open(key);
    try {
      await sendFileRange(file, range, begin());
    } finally {
      await file.close();
    }
  }

  async findPath(key: string): Promise<string> {
    const path = this.pathOf(key);
    await access(path).catch((cause: unknown) => throwMissing(key, cause));
    return relative(this.objects, path);
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const { name, modifiedAt } of listFilesRecursively(this.objects)) yield { key: name, modifiedAt };
  }

  /** Returns the objects of one of the 256 folders as a page. With a million objects, a page has about four thousand. */
  async listPage(after: string | null): Promise<ObjectPage> {
    const folders = (await readdir(this.objects)).toSorted().filter((name) => after === null || name > after);
    const [folder] = folders;
    if (folder === undefined) return { objects: [], next: null };
    const objects: StoredObject[] = [];
    for await (const { name, modifiedAt } of listFilesRecursively(join(this.objects, folder)))
      objects.push({ key: name, modifiedAt });
    return { objects, next: folders.length > 1 ? folder : null };
  }

  private open(key: string): Promise<FileHandle> {
    return open(this.pathOf(key)).catch((cause: unknown) => throwMissing(key, cause));
  }

  /**
   * Returns the path of an object. File ids are UUIDv7, which end with random digits; the last two digits distribute the objects over 256
   * folders. A thumbnail is stored in the folder of its file.
   */
  private pathOf(key: string): string {
    const [id = key] = key.split('.');
    return join(this.objects, id.slice(-2), key);
  }
}

function throwMissing(key: string, cause: unknown): never {
  throw isFileNotFoundError(cause) ? new ObjectMissing(key, { cause }) : cause;
}
