import type { SpokenWord, TextFailureReason } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File, TextStatus } from '../generated/prisma/client.ts';
import { jobCatalog, textExtractionJobFor } from '../jobs/job-catalog.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';
import { toStorableText } from './to-storable-text.ts';

/** A failed file accepts a text, too: an administrator may have retried its job. */
const awaitingText: TextStatus[] = ['pending', 'failed'];

interface ExtractedText {
  readonly text: string;
  /** The time of each word, when the provider reports it. */
  readonly words?: readonly SpokenWord[];
}

/** Stores the outcome of text extraction (transcription or OCR) and publishes `media.processed`, once for each file. */
@Injectable()
export class ExtractedTextRepository {
  constructor(private readonly database: Database) {}

  /** The file while it has no text yet; null when it has one or has been deleted. */
  findFileAwaitingText(fileId: string): Promise<File | null> {
    return this.database.file.findFirst({ where: { id: fileId, textStatus: { in: awaitingText } } });
  }

  /** Stores the text and its event in one transaction; the result of a second worker changes nothing. */
  async saveText({ id, ownerId, kind }: File, { text, words = [] }: ExtractedText): Promise<void> {
    const extractedText = toStorableText(text);
    await this.database.$transaction(async (tx) => {
      const { count } = await tx.file.updateMany({
        where: { id, textStatus: { in: awaitingText } },
        data: {
          textStatus: 'done',
          textReason: null,
          extractedText,
          words: words.map((word) => ({ ...word, text: toStorableText(word.text) })),
        },
      });
      if (count === 0) return;
      await writeOutbox(tx, mediaProcessed, {
        entityId: id,
        data: { fileId: id, ownerId, kind, job: publicJobNameOf(kind), status: 'done', extractedText },
      });
    });
  }

  /** Marks the extraction as failed and publishes it. The file itself stays. */
  async saveFailure(id: string, textReason: TextFailureReason): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const [file] = await tx.file.updateManyAndReturn({
        where: { id, textStatus: 'pending' },
        data: { textStatus: 'failed', textReason },
      });
      if (!file) return;
      const { ownerId, kind } = file;
      await writeOutbox(tx, mediaProcessed, {
        entityId: id,
        data: { fileId: id, ownerId, kind, job: publicJobNameOf(kind), status: 'failed', extractedText: null },
      });
    });
  }
}

/** The reason that the API gives for a file without text. */
export function textFailureReasonFor(reason: JobFailureReason): TextFailureReason {
  return reason === 'unreadable' || reason === 'limit_exceeded' || reason === 'file_gone'
    ? 'unreadable'
    : 'provider_failed';
}

function publicJobNameOf(kind: File['kind']) {
  const job = textExtractionJobFor(kind);
  if (!job) throw new Error(`no job extracts text from a file of kind ${kind}`);
  return jobCatalog[job].publicName;
}
