import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { HelperPool } from '../helpers/helper-pool.ts';
import { HelperDied } from '../helpers/helper-process.ts';
import { LimitExceeded, timeLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { imageHelperLimits } from '../process-limits/limits-by-program.ts';
import type { DrawnThumbnail } from '../thumbnails/draw-thumbnails.ts';
import type { CleanPicture } from './clean-picture.ts';
import { PictureRefused } from './picture-refused.ts';
import type { PictureAnswer, PictureResults, PictureTask } from './picture-tasks.ts';

const PICTURES_PER_PROCESS = 50;
const IDLE_MS = 30_000;

/** Works on strangers' pictures, in processes of their own. */
@Injectable()
export class PictureWorkshop implements OnApplicationShutdown {
  private readonly helpers: HelperPool<PictureTask, PictureAnswer>;

  private readonly timeoutMs: number;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    this.timeoutMs = config.PICTURE_TIMEOUT_MS;
    this.helpers = new HelperPool({
      program: { name: 'picture-process', heapMb: 1_024, limits: imageHelperLimits(config) },
      processes: config.PICTURE_CONCURRENCY,
      answersEach: PICTURES_PER_PROCESS,
      idleMs: IDLE_MS,
    });
  }

  /** @see cleanPicture @throws PictureRefused */
  clean(path: string, contentType: string, target: string): Promise<CleanPicture> {
    return this.have({ task: 'clean', path, contentType, target });
  }

  /** @see drawThumbnails @throws PictureRefused */
  drawThumbnails(path: string, folder: string): Promise<readonly DrawnThumbnail[]> {
    return this.have({ task: 'thumbnails', path, folder });
  }

  onApplicationShutdown(): Promise<void> {
    return this.helpers.close();
  }

  private async have<Task extends PictureTask>(task: Task): Promise<PictureResults[Task['task']]> {
    let limit: AbortSignal | undefined;
    const startClock = (): AbortSignal => (limit = AbortSignal.timeout(this.timeoutMs));
    const answer = await this.helpers.ask(task, startClock).catch((error: unknown) => {
      const cause = limit?.aborted ? timeLimitExceeded(this.timeoutMs, { cause: error }) : error;
      // A picture that takes its reader down, or more of the machine than it may, is the picture's fault.
      throw cause instanceof HelperDied || cause instanceof LimitExceeded
        ? new PictureRefused('file_unreadable', { cause })
        : cause;
    });
    if ('refused' in answer) throw new PictureRefused(answer.refused, { cause: answer.why });
    return answer.done as PictureResults[Task['task']];
  }
}
