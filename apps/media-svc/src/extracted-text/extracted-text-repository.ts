import type { SpokenWord, TextFailureReason } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import type { File, TextStatus } from '../generated/prisma/client.ts';
import { jobCatalog, textExtractionJobFor } from '../jobs/job-catalog.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';
import { toStorableText } from './to-storable-text.ts';

/** The text statuses in which an extracted text may be stored. `failed` is included, because an administrator may have retried the failed job. */
const awaitingText: TextStatus[] = ['pending', 'failed'];

interface ExtractedText {
  readonly text: string;
  /** The times at which each word is spoken. They are missing when the AI provider does not report them. */
  readonly words?: readonly SpokenWord[];
  /** Whether there is writing that could not be read. */
  readonly isUnclear?: boolean;
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
   * Stores an extracted text and its event in one transaction. Stores the same text for a file that was converted from this file or into which this
   * file was converted, because both files have the same content and an entry may use either file. Changes nothing when another worker has already
   * stored a text for the file.
   */
  async saveText({ id }: File, { text, words = [], isUnclear = false }: ExtractedText): Promise<void> {
    const extractedText = toStorableText(text);
    await this.database.$transaction(async (tx) => {
      const files = await tx.file.updateManyAndReturn({
        where: { ...fileOrItsConversion(id), textStatus: { in: awaitingText } },
        data: {
          textStatus: 'done',
          textReason: null,
          extractedText,
          isTextUnclear: isUnclear,
          words: words.map((word) => ({ ...word, text: toStorableText(word.text) })),
        },
      });
      for (const file of files) await publishOutcome(tx, file, 'done', extractedText);
    });
  }

  /** Publishes the stored text of a file once more, for a service that has never received it. @returns whether the file has a text */
  async publishAgain(id: string): Promise<boolean> {
    return this.database.$transaction(async (tx) => {
      const file = await tx.file.findFirst({ where: { id, textStatus: 'done' } });
      if (!file) return false;
      await publishOutcome(tx, file, 'done', file.extractedText);
      return true;
    });
  }

  /** Marks the text extraction of the file, and of its conversion, as failed and publishes the failure. The file itself is kept. */
  async saveFailure(id: string, textReason: TextFailureReason): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const files = await tx.file.updateManyAndReturn({
        where: { ...fileOrItsConversion(id), textStatus: 'pending' },
        data: { textStatus: 'failed', textReason },
      });
      for (const file of files) await publishOutcome(tx, file, 'failed', null);
    });
  }
}

const fileOrItsConversion = (id: string) => ({ OR: [{ id }, { convertedFrom: id }, { convertedTo: id }] });

async function publishOutcome(
  tx: Transaction,
  { id, ownerId, kind }: File,
  status: 'done' | 'failed',
  extractedText: string | null,
): Promise<void> {
  const data = { fileId: id, ownerId, kind, job: publicJobNameOf(kind), status, extractedText };
  await writeOutbox(tx, mediaProcessed, { entityId: id, data });
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
