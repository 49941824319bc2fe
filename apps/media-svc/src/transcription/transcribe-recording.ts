import { Injectable } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import { FileText } from '../files/file-text.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { RecordingRefused, Transcriber } from './transcriber.ts';

@Injectable()
@HandlesJob('transcribeRecording')
export class TranscribeRecording implements JobHandler {
  constructor(
    private readonly text: FileText,
    private readonly copies: LocalCopy,
    private readonly transcriber: Transcriber,
  ) {}

  async run({ fileId }: FileJob): Promise<void> {
    const file = await this.text.pending(fileId);
    if (!file) return;
    const words = await this.copies.use(fileId, (path) => this.transcriber.transcribe(path, file.contentType)).catch(unlessRefused);
    await this.text.found(file, words);
  }

  giveUp({ fileId }: FileJob): Promise<void> {
    return this.text.notFound(fileId);
  }
}

/** The queue tries again whatever it does not know to be for good. */
function unlessRefused(error: unknown): never {
  throw error instanceof RecordingRefused ? new UnrecoverableError(error.message) : error;
}
