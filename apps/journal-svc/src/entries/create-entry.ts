import { randomBytes } from 'node:crypto';
import type { Entry, NewEntry } from '@memory/contracts';
import { writeOutbox } from '@memory/event-bus';
import { entryCreated } from '@memory/events';
import { ApiError, CONFIG, type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { AuthorCopies } from '../authors/author-copies.ts';
import type { JournalConfig } from '../config.ts';
import { Database, type Transaction } from '../database.ts';
import { acquireFileLocks } from './advisory-locks.ts';
import { coordinatesToStore } from './coordinates-to-store.ts';
import { updateEntryCounters } from './entry-counters.ts';
import { EntryFileResolver } from './entry-files.ts';
import { resolvePrivacyLevel } from './entry.policy.ts';
import { includeAuthorAndFiles, presentEntry } from './entry.presenter.ts';
import { findExtractedText } from './extracted-texts.ts';

@Injectable()
export class CreateEntry {
  constructor(
    private readonly database: Database,
    private readonly authors: AuthorCopies,
    private readonly files: EntryFileResolver,
    @Inject(CONFIG) private readonly config: JournalConfig,
  ) {}

  /**
   * Creates an entry. A repeated request with the same idempotency key creates no second entry.
   * @throws ApiError `media_not_yours`; `not_signed_in` when the account no longer exists; `idempotency_key_reused`; `service_unavailable`
   */
  async execute(authorId: string, draft: NewEntry, request: IdempotentRequest | null): Promise<Entry> {
    const files = await this.files.resolve(authorId, draft);
    if (!(await this.authors.findOrFetch(authorId, { userId: authorId }))) throw new ApiError('not_signed_in');
    return runIdempotently(this.database, request, async (tx: Transaction) => {
      const fileIds = files.map(({ fileId }) => fileId);
      await acquireFileLocks(tx, fileIds);
      const entry = await tx.entry.create({
        data: {
          id: uuidv7(),
          authorId,
          title: draft.title,
          content: draft.content,
          extractedText: draft.extractedText || (draft.textRemoved ? '' : await findExtractedText(tx, fileIds)),
          privacyLevel: resolvePrivacyLevel(draft, 'private'),
          shareId: generateShareId(),
          language: draft.language,
          location: draft.location,
          ...coordinatesToStore(this.config, draft),
          weather: draft.weather,
          files: { create: files.map((file) => ({ ...file, textRemoved: draft.textRemoved })) },
        },
        include: includeAuthorAndFiles,
      });
      await writeOutbox(tx, entryCreated, {
        entityId: entry.id,
        data: { entryId: entry.id, authorId, version: entry.version },
      });
      await updateEntryCounters(tx, authorId, { before: null, after: entry.privacyLevel });
      return presentEntry(entry, { userId: authorId });
    });
  }
}

/** Generates the id of a share link: 128 random bits, encoded as base64url in 22 characters. */
const generateShareId = (): string => randomBytes(16).toString('base64url');
