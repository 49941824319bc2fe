import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { Inject, Injectable } from '@nestjs/common';
import { ScratchSpace } from './scratch-space.ts';

@Injectable()
export class LocalCopies {
  constructor(
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
    private readonly scratch: ScratchSpace,
  ) {}

  /**
   * Downloads an object to a local file, calls `work`, and deletes the file afterwards.
   * @param work receives the path of the local file, which is in a separate, writable folder
   * @throws ObjectMissing
   */
  withLocalCopy<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return this.scratch.withFolder(async (folder) => {
      const path = join(folder, 'copy');
      await pipeline(await this.objectStore.read(key), createWriteStream(path));
      return work(path);
    });
  }
}
