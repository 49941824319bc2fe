import type { AudioConversion } from '@memory/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import { JobEndings } from '../jobs/job-endings.ts';
import { JobQueue } from '../jobs/job-queue.ts';
import { convertible } from './playable-everywhere.ts';

/** Converts all of a person's recordings that do not play everywhere. */
@Injectable()
export class ConvertAll {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queue: JobQueue,
    private readonly endings: JobEndings,
  ) {}

  /** Waits until all are done, `CONVERT_WAIT_MS` at most; those that are still being converted then go on. */
  async run(ownerId: string): Promise<AudioConversion> {
    const files = await this.database.file.findMany({ where: convertible(ownerId), select: { id: true } });
    const ids = files.map(({ id }) => id);
    if (ids.length > 0)
      await this.endings.waitFor('convertRecording', ids, this.config.CONVERT_WAIT_MS, () =>
        this.queueAll(ids, ownerId),
      );
    const successful = await this.database.file.count({ where: { id: { in: ids }, convertedTo: { not: null } } });
    const ended = await Promise.all(ids.map((id) => this.queue.hasFailed('convertRecording', id)));
    return { totalFiles: ids.length, successful, failed: ended.filter(Boolean).length };
  }

  private async queueAll(ids: readonly string[], ownerId: string): Promise<void> {
    for (const fileId of ids) {
      // One that failed for a passing reason may be tried once more.
      await this.queue.forget('convertRecording', fileId);
      await this.queue.add('convertRecording', { fileId, ownerId }, 'in_bulk');
    }
  }
}
