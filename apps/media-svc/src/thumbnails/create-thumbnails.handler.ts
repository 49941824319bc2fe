import { dirname, join } from 'node:path';
import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { putFile } from '@memory/object-store/put-file';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { FfmpegError } from '../ffmpeg/ffmpeg.ts';
import type { File, Prisma } from '../generated/prisma/client.ts';
import { HelperExited } from '../helper-processes/helper-process.ts';
import { ImageRejected } from '../images/image-rejected.ts';
import { ImageWorkerPool } from '../images/image-worker-pool.ts';
import { type JobAttempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { processLimitFailure, RetryableJobFailure, PermanentJobFailure } from '../jobs/job-failures.ts';
import { thumbnailObjectKey } from '../object-store/object-keys.ts';
import { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { LocalCopies } from '../scratch-space/local-copies.ts';
import { PosterFrameExtractor } from './poster-frame-extractor.ts';
import type { RenderedThumbnail } from './render-thumbnails.ts';

@Injectable()
@HandlesJob('createThumbnails')
export class CreateThumbnailsHandler implements JobHandler {
  constructor(
    private readonly database: Database,
    @Inject(OBJECT_STORE) private readonly objectStore: ObjectStore,
    private readonly localCopies: LocalCopies,
    private readonly images: ImageWorkerPool,
    private readonly posterFrames: PosterFrameExtractor,
  ) {}

  async execute({ fileId }: FileJob, { signal }: JobAttempt): Promise<void> {
    const file = await this.database.file.findFirst({
      where: { id: fileId, thumbnailStatus: { in: ['pending', 'failed'] } },
    });
    if (!file) return;
    const rows = await this.localCopies.withLocalCopy(fileId, async (path) => {
      const image = file.kind === 'video' ? await this.extractPosterFrame(path, file, signal) : path;
      const rendered = await this.images.renderThumbnails(image, dirname(path)).catch(throwJobFailure);
      return Promise.all(rendered.map((thumbnail) => this.storeThumbnail(fileId, thumbnail)));
    });
    await this.saveOutcome(file, 'done', rows);
  }

  async recordPermanentFailure({ fileId }: FileJob): Promise<void> {
    const file = await this.database.file.findFirst({ where: { id: fileId, thumbnailStatus: 'pending' } });
    if (file) await this.saveOutcome(file, 'failed', []);
  }

  private async extractPosterFrame(path: string, file: File, signal: AbortSignal): Promise<string> {
    const target = join(dirname(path), 'poster.png');
    await this.posterFrames.extract(path, file, { target, signal }).catch(throwJobFailure);
    return target;
  }

  /** Stores the object of a thumbnail, then its row. A retry overwrites the object, because the key is the same. */
  private async storeThumbnail(
    fileId: string,
    { size, path }: RenderedThumbnail,
  ): Promise<Prisma.ThumbnailUncheckedCreateInput> {
    return { fileId, size, ...(await putFile(this.objectStore, thumbnailObjectKey(fileId, size), path)) };
  }

  /**
   * Stores the outcome of a thumbnail job and its event, only once for each file. When the file was deleted in the meantime, nothing is
   * stored, and the thumbnail objects are deleted later as orphans.
   */
  private async saveOutcome(
    { id, ownerId, kind }: File,
    status: 'done' | 'failed',
    rows: Prisma.ThumbnailUncheckedCreateInput[],
  ): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const { count } = await tx.file.updateMany({
        where: { id, thumbnailStatus: { in: ['pending', 'failed'] } },
        data: { thumbnailStatus: status },
      });
      if (count === 0) return;
      await tx.thumbnail.createMany({ data: rows });
      await writeOutbox(tx, mediaProcessed, {
        entityId: id,
        data: { fileId: id, ownerId, kind, job: 'thumbnails', status, extractedText: null },
      });
    });
  }
}

/**
 * Converts an error to a job failure and throws it. The job is not retried for a file that cannot be decoded, unless the decoder was killed
 * from outside.
 */
function throwJobFailure(error: unknown): never {
  if (!(error instanceof ImageRejected || error instanceof FfmpegError)) throw error;
  const { cause, message } = error;
  if (cause instanceof ProcessLimitExceeded) throw processLimitFailure(cause);
  if (cause instanceof HelperExited && cause.wasKilled)
    throw new RetryableJobFailure('child_died', cause.message, { cause: error });
  throw new PermanentJobFailure('unreadable', message, { cause: error });
}
