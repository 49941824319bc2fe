import { Inject, Injectable } from '@nestjs/common';
import { ExtractedTextRepository, textFailureReasonFor } from '../extracted-text/extracted-text-repository.ts';
import { type JobAttempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';
import { LocalCopies } from '../scratch-space/local-copies.ts';
import { OCR_ENGINE, type OcrEngine } from './ocr-engine.ts';

@Injectable()
@HandlesJob('recognizePhotoText')
export class RecognizePhotoTextHandler implements JobHandler {
  constructor(
    private readonly texts: ExtractedTextRepository,
    private readonly localCopies: LocalCopies,
    @Inject(OCR_ENGINE) private readonly ocrEngine: OcrEngine,
  ) {}

  async execute({ fileId }: FileJob, { signal, reportProgress }: JobAttempt): Promise<void> {
    const file = await this.texts.findFileAwaitingText(fileId);
    if (!file) return;
    reportProgress(5);
    await this.texts.saveText(
      file,
      await this.localCopies.withLocalCopy(fileId, (path) => this.ocrEngine.recognize(path, signal)),
    );
  }

  recordPermanentFailure({ fileId }: FileJob, reason: JobFailureReason): Promise<void> {
    return this.texts.saveFailure(fileId, textFailureReasonFor(reason));
  }
}
