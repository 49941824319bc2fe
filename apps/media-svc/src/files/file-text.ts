import type { SpokenWord, TextFailureReason } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { mediaProcessed } from '@memory/events';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File, TextStatus } from '../generated/prisma/client.ts';
import type { FailureReason } from '../jobs/failures.ts';
import { jobCatalog, textJobOf } from '../jobs/job-catalog.ts';
import { storableText } from './storable-text.ts';

/** A file that was given up on takes a text that comes after all, from a job that an operator started again. */
const WANTED: TextStatus[] = ['pending', 'failed'];

interface FoundText {
  readonly text: string;
  /** When each word was said, where the provider tells. */
  readonly words?: readonly SpokenWord[];
}

/** The text of files, once somebody has worked it out. Either way it ends, it ends once. */
@Injectable()
export class FileText {
  constructor(private readonly database: Database) {}

  /** The file while its text is still wanted; null when it has it or is gone. */
  wanted(fileId: string): Promise<File | null> {
    return this.database.file.findFirst({ where: { id: fileId, textStatus: { in: WANTED } } });
  }

  /** Keeps the text and announces it, in one transaction; a second worker's result changes nothing. */
  async found({ id, ownerId, kind }: File, { text, words = [] }: FoundText): Promise<void> {
    const extractedText = storableText(text);
    await this.database.$transaction(async (tx) => {
      const { count } = await tx.file.updateMany({
        where: { id, textStatus: { in: WANTED } },
        data: {
          textStatus: 'done',
          textReason: null,
          extractedText,
          words: words.map((word) => ({ ...word, text: storableText(word.text) })),
        },
      });
      if (count === 0) return;
      await writeOutbox(tx, mediaProcessed, {
        entityId: id,
        data: { fileId: id, ownerId, kind, job: shownJobOf(kind), status: 'done', extractedText },
      });
    });
  }

  /** No text is to be had; the file itself stays, and its owner's pages are told. */
  async notFound(id: string, textReason: TextFailureReason): Promise<void> {
    await this.database.$transaction(async (tx) => {
      const [file] = await tx.file.updateManyAndReturn({
        where: { id, textStatus: 'pending' },
        data: { textStatus: 'failed', textReason },
      });
      if (!file) return;
      const { ownerId, kind } = file;
      await writeOutbox(tx, mediaProcessed, {
        entityId: id,
        data: { fileId: id, ownerId, kind, job: shownJobOf(kind), status: 'failed', extractedText: null },
      });
    });
  }
}

/** What an owner is told of why their file has no text. */
export function textReasonOf(reason: FailureReason): TextFailureReason {
  return reason === 'unreadable' || reason === 'limit_exceeded' || reason === 'file_gone'
    ? 'unreadable'
    : 'provider_failed';
}

function shownJobOf(kind: File['kind']) {
  const job = textJobOf(kind);
  if (!job) throw new Error(`no job finds the text of a file of kind ${kind}`);
  return jobCatalog[job].shownAs;
}
