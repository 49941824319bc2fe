import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { HelperPool } from '../helpers/helper-pool.ts';
import { HelperDied, type HelperProgram } from '../helpers/helper-process.ts';
import { limitExceededFailure, PassingFailure } from '../jobs/failures.ts';
import { LimitExceeded } from '../process-limits/limit-exceeded.ts';
import { ocrHelperLimits } from '../process-limits/limits-by-program.ts';
import type { PageAnswer, PageRequest } from './ocr-messages.ts';
import { textOfPage } from './page-lines.ts';
import type { PageReader } from './page-reader.ts';
import { preparePage } from './prepare-page.ts';

/**
 * The engine reads through matrices of megabytes, one after the other. Freed, they go back at once: kept by the allocator for later,
 * and with room for JavaScript to let its own lie about, they took twice the memory a page needs.
 */
const ENGINE: Omit<HelperProgram, 'limits'> = {
  name: 'ocr-process',
  heapMb: 256,
  env: { MALLOC_MMAP_THRESHOLD_: String(8 * 1024 ** 2) },
};
/** The engine's memory grows with the pages it has read. */
const PAGES_PER_PROCESS = 20;
/** A worker that has nothing to read gives the engine's memory back. */
const IDLE_MS = 30_000;

/** Reads with the engine on this machine, in processes of its own. */
@Injectable()
export class LocalReader implements PageReader, OnApplicationShutdown {
  private readonly engines: HelperPool<PageRequest, PageAnswer>;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    this.engines = new HelperPool({
      program: { ...ENGINE, limits: ocrHelperLimits(config) },
      processes: Math.max(1, config.OCR_CONCURRENCY),
      answersEach: PAGES_PER_PROCESS,
      idleMs: IDLE_MS,
    });
  }

  async read(photo: string, signal: AbortSignal): Promise<string> {
    const page = await preparePage(photo, 'png');
    const answer = await this.engines
      .ask({ path: page }, () => signal)
      .catch((cause: unknown) => {
        if (cause instanceof LimitExceeded) throw limitExceededFailure(cause);
        throw cause instanceof HelperDied ? new PassingFailure('child_died', cause.message, { cause }) : cause;
      });
    if ('error' in answer) throw new PassingFailure('unreadable', answer.error);
    return textOfPage(answer.lines);
  }

  onApplicationShutdown(): Promise<void> {
    return this.engines.close();
  }
}
