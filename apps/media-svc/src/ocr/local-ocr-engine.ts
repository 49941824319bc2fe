import { CONFIG } from '@memory/service-kit';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { HelperProcessPool } from '../helper-processes/helper-process-pool.ts';
import { HelperExited, type HelperProgram } from '../helper-processes/helper-process.ts';
import { processLimitFailure, RetryableJobFailure } from '../jobs/job-failures.ts';
import { ProcessLimitExceeded } from '../process-limits/limit-exceeded.ts';
import { ocrHelperEnvironment, ocrHelperLimits } from '../process-limits/limits-by-program.ts';
import { joinRecognizedLines, type PageText } from './join-recognized-lines.ts';
import type { OcrEngine } from './ocr-engine.ts';
import type { OcrResponse, OcrRequest } from './ocr-messages.ts';
import { preparePhotoForOcr } from './prepare-photo.ts';

/** The OCR helper process. A small V8 heap, together with its environment, halves the memory that one page needs. */
const OCR_PROGRAM: Omit<HelperProgram, 'limits'> = {
  name: 'ocr-helper-process',
  heapMb: 256,
  env: ocrHelperEnvironment,
};
/** A helper process is replaced after this number of pages, because the OCR engine uses more memory with each page. */
const PAGES_PER_PROCESS = 20;
/** A helper process that has been idle for this time is ended, which frees the memory of the OCR engine in an idle worker. */
const IDLE_TIMEOUT_MS = 30_000;

/** Recognizes text with the bundled OCR engine, in helper processes. */
@Injectable()
export class LocalOcrEngine implements OcrEngine, OnApplicationShutdown {
  private readonly processes: HelperProcessPool<OcrRequest, OcrResponse>;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    this.processes = new HelperProcessPool({
      program: { ...OCR_PROGRAM, limits: ocrHelperLimits(config) },
      maxProcesses: Math.max(1, config.OCR_CONCURRENCY),
      maxRequestsPerProcess: PAGES_PER_PROCESS,
      idleTimeoutMs: IDLE_TIMEOUT_MS,
    });
  }

  async recognize(photo: string, signal: AbortSignal): Promise<PageText> {
    const page = await preparePhotoForOcr(photo, 'png');
    const response = await this.processes
      .run({ path: page }, () => signal)
      .catch((cause: unknown) => {
        if (cause instanceof ProcessLimitExceeded) throw processLimitFailure(cause);
        throw cause instanceof HelperExited ? new RetryableJobFailure('child_died', cause.message, { cause }) : cause;
      });
    if ('error' in response) throw new RetryableJobFailure('unreadable', response.error);
    return joinRecognizedLines(response.lines);
  }

  onApplicationShutdown(): Promise<void> {
    return this.processes.close();
  }
}
