import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { FfmpegRefused } from '../ffmpeg/ffmpeg.ts';
import type { File, Prisma } from '../generated/prisma/client.ts';
import { HelperDied } from '../helpers/helper-process.ts';
import { limitExceededFailure, PassingFailure, PermanentFailure } from '../jobs/failures.ts';
import { type Attempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { PictureRefused } from '../pictures/picture-refused.ts';
import { PictureWorkshop } from '../pictures/picture-workshop.ts';
import { LimitExceeded } from '../process-limits/limit-exceeded.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { sha256Of } from '../storage/sha256-of.ts';
import { STORE, type Store } from '../storage/store.ts';
import type { DrawnThumbnail } from './draw-thumbnails.ts';
import { PosterFrame } from './poster-frame.ts';
import { thumbnailKey } from './thumbnail-key.ts';

@Injectable()
@HandlesJob('makeThumbnails')
export class MakeThumbnails implements JobHandler {
  constructor(
    private readonly database: Database,
    @Inject(STORE) private readonly store: Store,
    private readonly copies: LocalCopy,
    private readonly workshop: PictureWorkshop,
    private readonly posters: PosterFrame,
  ) {}

  async run({ fileId }: FileJob, { signal }: Attempt): Promise<void> {
    const file = await this.database.file.findFirst({
      where: { id: fileId, thumbnailStatus: { in: ['pending', 'failed'] } },
    });
    if (!file) return;
    const rows = await this.copies.use(fileId, async (path) => {
      const picture = file.kind === 'video' ? await this.poster(path, file, signal) : path;
      const drawn = await this.workshop.drawThumbnails(picture, dirname(path)).catch(throwJobFailure);
      return Promise.all(drawn.map((thumbnail) => this.put(fileId, thumbnail)));
    });
    await this.settle(file, 'done', rows);
  }

  async giveUp({ fileId }: FileJob): Promise<void> {
    const file = await this.database.file.findFirst({ where: { id: fileId, thumbnailStatus: 'pending' } });
    if (file) await this.settle(file, 'failed', []);
  }

  private async poster(path: string, file: File, signal: AbortSignal): Promise<string> {
    const target = join(dirname(path), 'poster.png');
    await this.posters.write(path, file, { target, signal }).catch(throwJobFailure);
    return target;
  }

  /** The objects come before their rows, under names that a second try uses again. */
  private async put(fileId: string, { size, path }: DrawnThumbnail): Promise<Prisma.ThumbnailUncheckedCreateInput> {
    const bytes = (await stat(path)).size;
    await this.store.put(thumbnailKey(fileId, size), createReadStream(path), bytes);
    return { fileId, size, bytes, sha256: await sha256Of(path) };
  }

  /** Once, whoever comes first; a file that was removed in the meantime leaves objects that the sweep finds. */
  private async settle(
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

/** A file that a decoder cannot read is not tried again, unless the decoder was killed from outside. */
function throwJobFailure(error: unknown): never {
  if (!(error instanceof PictureRefused || error instanceof FfmpegRefused)) throw error;
  const { cause, message } = error;
  if (cause instanceof LimitExceeded) throw limitExceededFailure(cause);
  if (cause instanceof HelperDied && cause.killed)
    throw new PassingFailure('child_died', cause.message, { cause: error });
  throw new PermanentFailure('unreadable', message, { cause: error });
}
