import { Inject, Injectable } from '@nestjs/common';
import { FileText, textReasonOf } from '../files/file-text.ts';
import type { FailureReason } from '../jobs/failures.ts';
import { type Attempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { PAGE_READER, type PageReader } from './page-reader.ts';

@Injectable()
@HandlesJob('readPhoto')
export class ReadPhoto implements JobHandler {
  constructor(
    private readonly text: FileText,
    private readonly copies: LocalCopy,
    @Inject(PAGE_READER) private readonly pages: PageReader,
  ) {}

  async run({ fileId }: FileJob, { signal, progress }: Attempt): Promise<void> {
    const file = await this.text.wanted(fileId);
    if (!file) return;
    progress(5);
    await this.text.found(file, { text: await this.copies.use(fileId, (path) => this.pages.read(path, signal)) });
  }

  giveUp({ fileId }: FileJob, reason: FailureReason): Promise<void> {
    return this.text.notFound(fileId, textReasonOf(reason));
  }
}
