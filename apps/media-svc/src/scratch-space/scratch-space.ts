import { mkdir, mkdtemp, opendir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ABANDONED_TEMP_FILE_AGE_MS, findModificationTime } from '@memory/object-store/folder-contents';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';

/** Creates temporary folders on the local disk for files that are being processed, so that the files need not fit in memory. */
@Injectable()
export class ScratchSpace implements OnModuleInit {
  private readonly folder: string;

  constructor(@Inject(CONFIG) { SCRATCH_DIR }: MediaConfig) {
    this.folder = SCRATCH_DIR;
  }

  async onModuleInit(): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    await this.deleteAbandonedFolders();
  }

  /** Deletes the folders of processes that were killed. They must not stay, because they contain files of users. */
  async deleteAbandonedFolders(now = new Date()): Promise<void> {
    const before = now.getTime() - ABANDONED_TEMP_FILE_AGE_MS;
    for await (const { name } of await opendir(this.folder)) {
      const path = join(this.folder, name);
      const modifiedAt = await findModificationTime(path);
      if (modifiedAt && modifiedAt.getTime() < before) await rm(path, { recursive: true, force: true });
    }
  }

  /** Creates a temporary folder, calls `work`, and deletes the folder afterwards. */
  async withFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(this.folder, 'work-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
