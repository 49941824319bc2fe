import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Inject, Injectable } from '@nestjs/common';
import { ScratchSpace } from './scratch-space.ts';
import { STORE, type Store } from './store.ts';

@Injectable()
export class LocalCopy {
  constructor(
    @Inject(STORE) private readonly store: Store,
    private readonly scratch: ScratchSpace,
  ) {}

  /**
   * Lends `work` an object as a file on the local disk, whichever store it is in.
   * @param work gets the file's path, in a folder of its own that it may write to
   * @throws ObjectMissing
   */
  use<Result>(key: string, work: (path: string) => Promise<Result>): Promise<Result> {
    return this.scratch.use(async (folder) => {
      const path = join(folder, 'copy');
      await pipeline(await this.store.read(key), createWriteStream(path));
      return work(path);
    });
  }
}
