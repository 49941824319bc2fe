import { ApiError } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { textJobOf } from '../jobs/job-catalog.ts';
import { JobQueue } from '../jobs/job-queue.ts';

/** Looks once more for a text that could not be found. */
@Injectable()
export class ReadAgain {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
    private readonly queue: JobQueue,
  ) {}

  /**
   * The file as it is then. A job that is queued but lost with its Redis is made up for by RequeuePending, as every pending file is.
   * @throws ApiError `file_not_yours`
   */
  async run(file: File, userId: string): Promise<File> {
    if (file.ownerId !== userId) throw new ApiError('file_not_yours');
    const job = textJobOf(file.kind);
    if (!job || !this.isWorthTrying(file)) return file;
    // The ended job goes first: with it still there, a look at pending files would find that this one has failed.
    await this.queue.forget(job, file.id);
    const [pending] = await this.database.file.updateManyAndReturn({
      where: { id: file.id, textStatus: file.textStatus },
      data: { textStatus: 'pending', textReason: null },
    });
    await this.queue.add(job, { fileId: file.id, ownerId: userId }, 'waiting');
    return pending ?? file;
  }

  private isWorthTrying({ textStatus, textReason }: File): boolean {
    return textStatus === 'failed' || (textReason === 'no_provider' && this.config.canTranscribe);
  }
}
