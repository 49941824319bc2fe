import { randomBytes } from 'node:crypto';
import type { Entry, NewEntry } from '@memory/contracts';
import type { SqlExecutor } from '@memory/event-bus';
import { ApiError, CONFIG, findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { PreparedStatements, type StatementExecutor } from '@memory/service-kit/database';
import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { AuthorCopies } from '../authors/author-copies.ts';
import type { JournalConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { Author, Prisma } from '../generated/prisma/client.ts';
import { acquireAuthorLock } from './author-lock.ts';
import { coordinatesToStore } from './coordinates-to-store.ts';
import { assertFileDescriptionsValid, EntryFileResolver } from './entry-files.ts';
import { resolvePrivacyLevel } from './entry.policy.ts';
import { type EntryRecord, presentEntry } from './entry.presenter.ts';
import { findTextOfFiles } from './extracted-texts.ts';
import { insertEntry, type NewEntryRows } from './insert-entry.ts';

@Injectable()
export class CreateEntry {
  constructor(
    private readonly database: Database,
    private readonly statements: PreparedStatements,
    private readonly authors: AuthorCopies,
    private readonly files: EntryFileResolver,
    @Inject(CONFIG) private readonly config: JournalConfig,
  ) {}

  /**
   * Creates an entry. A repeated request with the same idempotency key creates no second entry.
   * @throws ApiError `media_not_yours`; `not_signed_in` when the account no longer exists; `idempotency_key_reused`; `service_unavailable`
   */
  async execute(authorId: string, draft: NewEntry, request: IdempotentRequest | null): Promise<Entry> {
    const resolvedAt = performance.now();
    const files = await this.files.resolve(authorId, draft);
    const author = await this.authors.findOrFetch(authorId, { userId: authorId });
    if (!author) throw new ApiError('not_signed_in');
    const { textRemoved } = draft;
    const rows = { entry: this.toRecord(author, draft, files), files, textRemoved };
    if (files.length === 0) return insertOnce(this.statements, this.statements, rows, request);
    return this.database.$transaction(async (tx) => {
      // The lock is taken in a separate statement, so that the following insertion sees the changes that were committed while this transaction
      // waited for the lock.
      await acquireAuthorLock(tx, authorId);
      const isTextWanted = draft.extractedText === '' && !textRemoved;
      const textOfFiles = isTextWanted ? await findTextOfFiles(tx, files) : {};
      const executor = { query: <Row>(statement: Prisma.Sql) => tx.$queryRaw<Row[]>(statement) };
      const entry = await insertOnce(executor, tx, { ...rows, entry: { ...rows.entry, ...textOfFiles } }, request);
      assertFileDescriptionsValid(files, resolvedAt);
      return entry;
    });
  }

  private toRecord(author: Author, draft: NewEntry, files: EntryRecord['files']): EntryRecord {
    const { latitude = null, longitude = null } = coordinatesToStore(this.config, draft);
    const { username, firstName, lastName, profileImageUrl } = author;
    const createdAt = new Date();
    return {
      id: uuidv7(),
      authorId: author.userId,
      title: draft.title,
      content: draft.content,
      extractedText: draft.extractedText,
      // A text that is sent together with a recording is a transcript of the recording, made by the server or the browser.
      isTranscriptDraft: draft.extractedText !== '' && files.some(({ role }) => role === 'audio'),
      privacyLevel: resolvePrivacyLevel(draft, 'private'),
      shareId: generateShareId(),
      language: draft.language,
      location: draft.location ?? null,
      latitude,
      longitude,
      weather: draft.weather ?? null,
      chosenMood: null,
      createdAt,
      updatedAt: createdAt,
      version: 1,
      author: { username, firstName, lastName, profileImageUrl },
      files,
    };
  }
}

/**
 * Inserts the entry and returns the response. If an earlier request had the same idempotency key, inserts nothing and returns the stored response
 * to the earlier request.
 */
async function insertOnce(
  executor: StatementExecutor,
  database: Pick<SqlExecutor, '$queryRawUnsafe'>,
  rows: NewEntryRows,
  request: IdempotentRequest | null,
): Promise<Entry> {
  const response = presentEntry(rows.entry, { userId: rows.entry.authorId });
  if (await insertEntry(executor, rows, request, response)) return response;
  return (await findStoredResponse(database, request!))?.response as Entry;
}

/** Generates the id of a share link: 128 random bits, encoded as base64url in 22 characters. */
const generateShareId = (): string => randomBytes(16).toString('base64url');
