import { Injectable } from '@nestjs/common';
import { UnrecoverableError } from 'bullmq';
import OpenAI from 'openai';
import { FileText } from '../files/file-text.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { Transcriber } from './transcriber.ts';

/** Refusals that are about the moment, not about the recording. */
const passing = new Set([408, 409, 425, 429]);

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
    const words = await this.copies.use(fileId, (path) => this.transcriber.transcribe(path, file.contentType)).catch(explain);
    await this.text.found(file, words);
  }

  giveUp({ fileId }: FileJob): Promise<void> {
    return this.text.notFound(fileId);
  }
}

/** The queue tries again whatever it does not know to be for good. */
function explain(error: unknown): never {
  const status: unknown = error instanceof OpenAI.APIError ? error.status : undefined;
  if (typeof status !== 'number' || status >= 500 || passing.has(status)) throw error;
  throw new UnrecoverableError(`the provider refused the recording with ${status}`);
}
