import { mediaProcessed } from '@memory/events';
import { writeOutbox } from '@memory/event-bus';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { File } from '../generated/prisma/client.ts';
import { storableText } from './storable-text.ts';

/** The text of files, once somebody has worked it out. Either way it ends, it ends once. */
@Injectable()
export class FileText {
  constructor(private readonly database: Database) {}

  /** The file while its text is still wanted; null when it has it, has failed or is gone. */
  pending(fileId: string): Promise<File | null> {
    return this.database.file.findFirst({ where: { id: fileId, textStatus: 'pending' } });
  }

  /** Keeps the text and announces it, in one transaction; a second worker's result changes nothing. */
  async found({ id, ownerId, kind }: File, text: string): Promise<void> {
    const extractedText = storableText(text);
    await this.database.$transaction(async (tx) => {
      const { count } = await tx.file.updateMany({
        where: { id, textStatus: 'pending' },
        data: { textStatus: 'done', extractedText },
      });
      if (count === 0) return;
      await writeOutbox(tx, mediaProcessed, { entityId: id, data: { fileId: id, ownerId, kind, extractedText } });
    });
  }

  /** No text is to be had; the file itself stays. */
  async notFound(fileId: string): Promise<void> {
    await this.database.file.updateMany({ where: { id: fileId, textStatus: 'pending' }, data: { textStatus: 'failed' } });
  }
}
