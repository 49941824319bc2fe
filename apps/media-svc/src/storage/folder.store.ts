import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, constants, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ABANDONED_AFTER_MS, filesUnder, isAbsent, removeOlderThan } from './folder-contents.ts';
import { type ByteRange, ObjectMissing, type Store, type StoredObject } from './store.ts';

/** A local folder: objects under `objects/`, what is still being written under `incoming/`. */
export class FolderStore implements Store {
  private readonly objects: string;
  private readonly incoming: string;

  constructor(folder: string) {
    this.objects = join(folder, 'objects');
    this.incoming = join(folder, 'incoming');
  }

  async prepare(): Promise<void> {
    await Promise.all([mkdir(this.objects, { recursive: true }), mkdir(this.incoming, { recursive: true })]);
    await removeOlderThan(this.incoming, ABANDONED_AFTER_MS);
  }

  async check(): Promise<void> {
    await access(this.incoming, constants.W_OK);
  }

  async put(key: string, source: Readable): Promise<void> {
    const unfinished = join(this.incoming, randomUUID());
    const finished = this.pathOf(key);
    try {
      // `flush` has the bytes on the disk before the name: after a power cut a name never stands for an empty file.
      await pipeline(source, createWriteStream(unfinished, { flags: 'wx', flush: true }));
      await mkdir(dirname(finished), { recursive: true });
      await rename(unfinished, finished);
    } finally {
      await rm(unfinished, { force: true });
    }
  }

  async read(key: string, range?: ByteRange): Promise<Readable> {
    // Opened here, not by the stream: a missing object must be known before an answer begins.
    const file = await open(this.pathOf(key)).catch((cause: unknown) => {
      throw isAbsent(cause) ? new ObjectMissing(key, { cause }) : cause;
    });
    return file.createReadStream({ ...range });
  }

  async remove(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  async *list(): AsyncIterable<StoredObject> {
    for await (const { name, modifiedAt } of filesUnder(this.objects)) yield { key: name, modifiedAt };
  }

  /** Ids are UUIDv7: they begin with the time and end at random, so the end spreads them over 256 folders; a thumbnail lies beside its file. */
  private pathOf(key: string): string {
    const [id = key] = key.split('.');
    return join(this.objects, id.slice(-2), key);
  }
}
