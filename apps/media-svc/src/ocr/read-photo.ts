import { dirname, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import { FileText } from '../files/file-text.ts';
import { openImage } from '../images.ts';
import type { FileJob } from '../jobs/job-catalog.ts';
import { HandlesJob, type JobHandler } from '../jobs/handles-job.decorator.ts';
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

  async run({ fileId }: FileJob): Promise<void> {
    const file = await this.text.pending(fileId);
    if (!file) return;
    const lines = await this.copies.use(fileId, async (path) => this.pages.read(await preparePage(path)));
    await this.text.found(file, textOfPage(lines));
  }

  giveUp({ fileId }: FileJob): Promise<void> {
    return this.text.notFound(fileId);
  }
}

/** The picture as the engine reads it best, beside the original: upright, of a bearable size, on paper rather than on nothing. */
async function preparePage(path: string): Promise<string> {
  const page = join(dirname(path), 'page.png');
  await openImage(path)
    .autoOrient()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .png({ compressionLevel: 1 })
    .toFile(page);
  return page;
}
