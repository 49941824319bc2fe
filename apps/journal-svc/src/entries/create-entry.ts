import type { Entry, NewEntry } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { entryCreated } from '@memory/events';
import { runIdempotently, ApiError, type IdempotentRequest } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Authors } from '../authors/authors.ts';
import { Database, type Transaction } from '../database.ts';
import { newShareId } from '../sharing/share-id.ts';
import { recount } from './entry-counters.ts';
import { EntryFiles } from './entry-files.ts';
import { withAuthorAndFiles } from './entry-record.ts';
import { presentEntry } from './entry.presenter.ts';
import { textKnownOf } from './file-texts.ts';
import { lockFiles } from './locks.ts';
import { privacyLevelOf } from './privacy.ts';

@Injectable()
export class CreateEntry {
  constructor(
    private readonly database: Database,
    private readonly authors: Authors,
    private readonly files: EntryFiles,
  ) {}

  /**
   * Writes an entry, once per idempotency key.
   * @throws ApiError `media_not_yours`; `not_signed_in` when the account is gone; `idempotency_key_reused`; `service_unavailable`
   */
  async run(authorId: string, draft: NewEntry, request: IdempotentRequest | null): Promise<Entry> {
    const files = await this.files.named(authorId, draft);
    if (!(await this.authors.find(authorId, { userId: authorId }))) throw new ApiError('not_signed_in');
    return runIdempotently(this.database, request, async (tx: Transaction) => {
      const fileIds = files.map(({ fileId }) => fileId);
      await lockFiles(tx, fileIds);
      const entry = await tx.entry.create({
        data: {
          id: uuidv7(),
          authorId,
          title: draft.title,
          content: draft.content,
          extractedText: draft.extractedText || (draft.textRemoved ? '' : await textKnownOf(tx, fileIds)),
          privacyLevel: privacyLevelOf(draft, 'private'),
          shareId: newShareId(),
          language: draft.language,
          location: draft.location,
          latitude: draft.latitude,
          longitude: draft.longitude,
          weather: draft.weather,
          files: { create: files.map((file) => ({ ...file, textUnwanted: draft.textRemoved })) },
        },
        include: withAuthorAndFiles,
      });
      await writeOutbox(tx, entryCreated, {
        entityId: entry.id,
        data: { entryId: entry.id, authorId, version: entry.version },
      });
      await recount(tx, authorId, { before: null, after: entry.privacyLevel });
      return presentEntry(entry, { userId: authorId });
    });
  }
}
