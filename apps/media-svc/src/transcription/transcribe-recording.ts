import { Injectable } from '@nestjs/common';
import { FileText, textReasonOf } from '../files/file-text.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import type { FailureReason } from '../jobs/failures.ts';
import { type Attempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { Transcriber } from './transcriber.ts';

@Injectable()
@HandlesJob('transcribeRecording')
export class TranscribeRecording implements JobHandler {
  constructor(
    private readonly text: FileText,
    private readonly copies: LocalCopy,
    private readonly transcriber: Transcriber,
  ) {}

  async run({ fileId }: FileJob, { signal, progress }: Attempt): Promise<void> {
    const file = await this.text.wanted(fileId);
    if (!file) return;
    progress(5);
    const text = await this.copies.use(fileId, (path) => {
      progress(20);
      return this.transcriber.transcribe(path, file.contentType, signal);
    });
    await this.text.found(file, { text });
  }

  giveUp({ fileId }: FileJob, reason: FailureReason): Promise<void> {
    return this.text.notFound(fileId, textReasonOf(reason));
  }
}
