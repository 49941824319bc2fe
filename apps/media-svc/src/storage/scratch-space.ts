import { mkdir, mkdtemp, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { ABANDONED_AFTER_MS, modificationTime } from './folder-contents.ts';

/** Room on the local disk for files that are being looked at, so that they never have to be held in memory. */
@Injectable()
export class ScratchSpace implements OnModuleInit {
  private readonly folder: string;

  constructor(@Inject(CONFIG) { SCRATCH_DIR }: MediaConfig) {
    this.folder = SCRATCH_DIR;
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await this.sweep();
  }

  /** Removes what processes that were killed left behind: copies of somebody's photo or voice. */
  async sweep(now = new Date()): Promise<void> {
    const before = now.getTime() - ABANDONED_AFTER_MS;
    for await (const { name } of await opendir(this.folder)) {
      const path = join(this.folder, name);
      const modifiedAt = await modificationTime(path);
      if (modifiedAt && modifiedAt.getTime() < before) await rm(path, { recursive: true, force: true });
    }
  }

  /** Gives `work` an empty folder of its own and removes it afterwards, however `work` ends. */
  async use<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(this.folder, 'work-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
