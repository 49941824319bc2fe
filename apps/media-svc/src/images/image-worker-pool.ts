import { IMAGE_MAX_BYTES, IMAGE_MAX_PIXELS, THUMBNAIL_SIDE_PIXELS } from '@memory/contracts';
import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { HelperProcessPool } from '../helper-processes/helper-process-pool.ts';
import { HelperExited } from '../helper-processes/helper-process.ts';
import { ProcessLimitExceeded, createTimeLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { imageHelperLimits } from '../process-limits/limits-by-program.ts';
import type { RenderedThumbnail } from '../thumbnails/render-thumbnails.ts';
import { ImageRejected } from './image-rejected.ts';
import type { ImageTaskResponse, ImageTaskResults, ImageTask } from './image-tasks.ts';
import type { SanitizedImage } from './sanitize-image.ts';

const TASKS_PER_PROCESS = 50;
const IDLE_TIMEOUT_MS = 30_000;

/** Decodes and encodes uploaded images in helper processes with resource limits. */
@Injectable()
export class ImageWorkerPool implements OnApplicationShutdown {
  private readonly processes: HelperProcessPool<ImageTask, ImageTaskResponse>;

  private readonly timeoutMs: number;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    this.timeoutMs = config.IMAGE_TIMEOUT_MS;
    this.processes = new HelperProcessPool({
      program: { name: 'image-helper-process', heapMb: 1_024, limits: imageHelperLimits(config) },
      maxProcesses: config.IMAGE_CONCURRENCY,
      maxRequestsPerProcess: TASKS_PER_PROCESS,
      idleTimeoutMs: IDLE_TIMEOUT_MS,
    });
  }

  /**
   * Re-encodes an image without metadata in a helper process.
   * @see sanitizeImage
   * @throws ImageRejected
   */
  sanitizeImage(path: string, contentType: string, target: string): Promise<SanitizedImage> {
    return this.run({
      task: 'sanitize',
      path,
      maxPixels: IMAGE_MAX_PIXELS,
      maxBytes: IMAGE_MAX_BYTES,
      contentType,
      target,
    });
  }

  /**
   * Creates the thumbnails of an image in a helper process.
   * @see renderThumbnails
   * @throws ImageRejected
   */
  renderThumbnails(path: string, folder: string): Promise<readonly RenderedThumbnail[]> {
    return this.run({ task: 'thumbnails', path, maxPixels: IMAGE_MAX_PIXELS, folder, sides: THUMBNAIL_SIDE_PIXELS });
  }

  onApplicationShutdown(): Promise<void> {
    return this.processes.close();
  }

  private async run<Task extends ImageTask>(task: Task): Promise<ImageTaskResults[Task['task']]> {
    let timeout: AbortSignal | undefined;
    const startTimeout = (): AbortSignal => (timeout = AbortSignal.timeout(this.timeoutMs));
    const response = await this.processes.run(task, startTimeout).catch((error: unknown) => {
      const cause = timeout?.aborted ? createTimeLimitExceeded(this.timeoutMs, { cause: error }) : error;
      // An image that crashes the helper process or makes it exceed a limit is rejected like a damaged image.
      throw cause instanceof HelperExited || cause instanceof ProcessLimitExceeded
        ? new ImageRejected('file_unreadable', { cause })
        : cause;
    });
    if ('rejected' in response) throw new ImageRejected(response.rejected, { cause: response.message });
    return response.result as ImageTaskResults[Task['task']];
  }
}
