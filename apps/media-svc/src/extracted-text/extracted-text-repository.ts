import type { SpokenWord, TextFailureReason } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File, TextStatus } from '../generated/prisma/client.ts';
import { jobCatalog, textExtractionJobFor } from '../jobs/job-catalog.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';
import { toStorableText } from './to-storable-text.ts';

/**
 * The text statuses in which an extracted text may be stored. `failed` is one of them, because an administrator may have retried the failed
 * job.
 */
const awaitingText: TextStatus[] = ['pending', 'failed'];

interface ExtractedText {
  readonly text: string;
  /** The times at which each word is spoken. They are missing when the AI provider does not report them. */
  readonly words?: readonly SpokenWord[];
}

/** Stores the outcome of text extraction (transcription or OCR) and publishes the event `media.processed`, once for each file. */
@Injectable()
export class ExtractedTextRepository {
  constructor(private readonly database: Database) {}

  /** Finds a file that has no text yet; returns null when the file has a text or has been deleted. */
  findFileAwaitingText(fileId: string): Promise<File | null> {
    return this.database.file.findFirst({ where: { id: fileId, textStatus: { in: awaitingText } } });
  }

  /**
   * Stores an extracted text and its event in one transaction. Changes nothing when another worker has already stored a text for the file.
   */
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

  /** Publishes the stored text of a file once more, for a service that has never received it. @returns whether the file has a text */
  async publishAgain(id: string): Promise<boolean> {
    return this.database.$transaction(async (tx) => {
      const file = await tx.file.findFirst({ where: { id, textStatus: 'done' } });
      if (!file) return false;
      const { ownerId, kind, extractedText } = file;
      await writeOutbox(tx, mediaProcessed, {
        entityId: id,
        data: { fileId: id, ownerId, kind, job: publicJobNameOf(kind), status: 'done', extractedText },
      });
      return true;
    });
  }

  /** Marks the text extraction of the file as failed and publishes the failure. The file itself is kept. */
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

/** Maps the reason of a job failure to the reason that the API gives for a file without text. */
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
