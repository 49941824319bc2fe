import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FileText, textReasonOf } from '../files/file-text.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import type { FailureReason } from '../jobs/failures.ts';
import { type Attempt, HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
import { LocalCopy } from '../storage/local-copy.ts';
import { textOfPage } from './page-lines.ts';
import { PageReader } from './page-reader.ts';

/** The engine reads no better above this, but needs nine times the time and memory for a photo twice as wide. */
const LONGEST_SIDE = 1_600;

@Injectable()
@HandlesJob('readPhoto')
export class ReadPhoto implements JobHandler {
  constructor(
    private readonly text: FileText,
    private readonly copies: LocalCopy,
    private readonly pages: PageReader,
  ) {}

  async run({ fileId }: FileJob, { signal, progress }: Attempt): Promise<void> {
    const file = await this.text.wanted(fileId);
    if (!file) return;
    progress(5);
    const lines = await this.copies.use(fileId, async (path) => {
      const page = await preparePage(path);
      progress(30);
      return this.pages.read(page, signal);
    });
    await this.text.found(file, { text: textOfPage(lines) });
  }

  giveUp({ fileId }: FileJob, reason: FailureReason): Promise<void> {
    return this.text.notFound(fileId, textReasonOf(reason));
  }
}

/** The picture as the engine reads it best, beside the original: upright, of a bearable size, on paper rather than on nothing. */
async function preparePage(path: string): Promise<string> {
  // Loaded when first needed: a worker that reads nothing does without.
  const { openPicture } = await import('../pictures/open-picture.ts');
  const page = join(dirname(path), 'page.png');
  await openPicture(path)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .png({ compressionLevel: 1 })
    .toFile(page);
  return page;
}
