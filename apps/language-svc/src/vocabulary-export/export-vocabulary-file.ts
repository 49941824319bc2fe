import { Readable } from 'node:stream';
import type { VocabularyExportFormat, VocabularyExportQuery } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { AdvisoryLockSlots, type Slot } from '@memory/service-kit/database';
import { Injectable, Logger } from '@nestjs/common';
import { writeAnkiPackage } from './anki/write-anki-package.ts';
import type { ExportedWord } from './exported-word.ts';
import { type ContextParts, ReadExportedWords } from './read-exported-words.ts';
import { ReadWordMedia } from './read-word-media.ts';
import { createCsvWriter, createPlecoWriter, createQuizletWriter } from './text-formats.ts';

/** The maximum number of concurrent exports of the installation. An export may need tens of megabytes of memory, and a processor of media-svc. */
const EXPORTS_AT_A_TIME = 2;
const RETRY_AFTER_SECONDS = 30;

const textWriters = { pleco: createPlecoWriter, quizlet: createQuizletWriter, csv: createCsvWriter };

@Injectable()
export class ExportVocabularyFile {
  private readonly logger = new Logger(ExportVocabularyFile.name);

  constructor(
    private readonly slots: AdvisoryLockSlots,
    private readonly readWords: ReadExportedWords,
    private readonly readMedia: ReadWordMedia,
  ) {}

  /**
   * Streams a user's vocabulary as a file for another program. The export ends when the stream is destroyed, for example because the client
   * disconnects. After a failure the stream ends with an error, so that a truncated file is never mistaken for a complete one.
   * @throws ApiError `too_many_exports` when the user's own export is running, `exports_busy` when the exports of other users take all places, and
   * `service_unavailable`; all before the first byte
   */
  async execute(userId: string, query: VocabularyExportQuery): Promise<Readable> {
    const { format, media, script } = query;
    const slot = await this.slots.take('vocabulary export', EXPORTS_AT_A_TIME, userId);
    if (typeof slot === 'string')
      throw new ApiError(slot === 'holder has one' ? 'too_many_exports' : 'exports_busy', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
      });
    const batches = this.readWords.execute(userId, partsOf(format, media), script);
    try {
      const first = await batches.next();
      const content = this.write(continueAfter(first, batches), { userId, ...query });
      content.once('error', (error) => this.logger.error({ err: error }, 'an export of vocabulary failed'));
      // The file ends when the slot is free, so that the user's next export is not rejected because of this one.
      const file = Readable.from(endAfter(content, slot), { objectMode: false });
      file.once('close', () => {
        content.destroy();
        void slot.release();
      });
      return file;
    } catch (error) {
      await slot.release();
      throw error;
    }
  }

  private write(
    batches: AsyncGenerator<ExportedWord[]>,
    { userId, format, media, timeZone }: VocabularyExportQuery & { userId: string },
  ): Readable {
    if (format !== 'anki')
      return Readable.from(writeText(batches, textWriters[format](timeZone)), { objectMode: false });
    const aborted = new AbortController();
    const { signal } = aborted;
    const stream = writeAnkiPackage({
      batches,
      signal,
      readMedia: async (words, known) =>
        media ? this.readMedia.execute(userId, words, { known, signal }) : new Map<string, Buffer>(),
    });
    stream.once('close', () => aborted.abort());
    return stream;
  }
}

function partsOf(format: VocabularyExportFormat, media: boolean): ContextParts {
  if (format === 'anki') return media ? 'sentences and clips' : 'sentences';
  return format === 'csv' ? 'sentences' : 'none';
}

async function* writeText(
  batches: AsyncIterable<readonly ExportedWord[]>,
  write: (words: readonly ExportedWord[]) => string,
): AsyncGenerator<string> {
  // The first call is made even for an empty vocabulary, because a CSV file begins with a line of column names.
  yield write([]);
  for await (const words of batches) yield write(words);
}

/** Continues a stream, and ends after the slot has been released. */
async function* endAfter(content: Readable, slot: Slot): AsyncGenerator<Buffer> {
  yield* content as AsyncIterable<Buffer>;
  await slot.release();
}

/** Continues a generator whose first result was read already. */
async function* continueAfter<Value>(
  first: IteratorResult<Value, void>,
  rest: AsyncGenerator<Value>,
): AsyncGenerator<Value> {
  if (first.done) return;
  yield first.value;
  yield* rest;
}
