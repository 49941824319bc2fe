import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ABANDONED_AFTER_MS, removeOlderThan } from './folder-contents.ts';

const FOLDER = join(tmpdir(), 'memory-media');

/** Room on the local disk for files that are being looked at, so that they never have to be held in memory. */
@Injectable()
export class ScratchSpace implements OnModuleInit {
  async onModuleInit(): Promise<void> {
    await mkdir(FOLDER, { recursive: true });
    await removeOlderThan(FOLDER, ABANDONED_AFTER_MS);
  }

  /** Gives `work` an empty folder of its own and removes it afterwards, however `work` ends. */
  async use<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
    const folder = await mkdtemp(join(FOLDER, 'work-'));
    try {
      return await work(folder);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
}
