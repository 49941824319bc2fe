import { createEnvelope, notifyRelay } from '@memory/event-bus';
import { entryCreated } from '@memory/events';
import type { IdempotentRequest } from '@memory/service-kit';
import { idempotencyQueries, type StatementExecutor } from '@memory/service-kit/database';
import { Prisma } from '../generated/prisma/client.ts';
import { counterQueries } from './entry-counters.ts';
import type { ResolvedEntryFile } from './entry-files.ts';
import type { EntryRecord } from './entry.presenter.ts';
import { searchSignatureOf } from './search-signature.ts';

export interface NewEntryRows {
  readonly entry: EntryRecord;
  readonly files: readonly ResolvedEntryFile[];
  /** Whether texts that are extracted later from the files must not be added to the entry. */
  readonly textRemoved: boolean;
}

/**
 * Inserts an entry with its files, its event, the counters, and the response to the request. A single statement does all this, so that it takes one
 * round trip and is a transaction by itself.
 * @returns false, without inserting anything, when an earlier request had the same idempotency key
 */
export async function insertEntry(
  executor: StatementExecutor,
  { entry, files, textRemoved }: NewEntryRows,
  request: IdempotentRequest | null,
  response: unknown,
): Promise<boolean> {
  const { id, authorId, version } = entry;
  const event = createEnvelope(entryCreated, { entityId: id, data: { entryId: id, authorId, version } });
  const inserted = await executor.query(Prisma.sql`
    WITH ${idempotencyQueries(request, response)},
    new_entry AS (
      INSERT INTO entry (id, author_id, title, content, extracted_text, is_transcript_draft, privacy_level, share_id, language, location, latitude, longitude,
        weather, created_at, updated_at, version, search_signature)
      SELECT ${id}::uuid, ${authorId}::uuid, ${entry.title}, ${entry.content}, ${entry.extractedText}, ${entry.isTranscriptDraft}::boolean,
        ${entry.privacyLevel}::privacy_level, ${entry.shareId}, ${entry.language}, ${entry.location}, ${entry.latitude},
        ${entry.longitude}, ${entry.weather}, ${entry.createdAt}::timestamptz, ${entry.updatedAt}::timestamptz, ${version}::int,
        ${searchSignatureOf(entry)}::bit(2048)
      FROM first_request
    ),
    ${files.length === 0 ? Prisma.empty : fileQuery(id, files, textRemoved)}
    new_event AS (
      INSERT INTO outbox (id, type, entity_id, data, occurred_at, request_id, traceparent)
      SELECT ${event.id}::uuid, ${event.type}, ${event.entityId}, ${JSON.stringify(event.data)}::jsonb,
        ${event.occurredAt}::timestamptz, ${event.requestId ?? null}, ${event.traceparent ?? null}
      FROM first_request
    ),
    ${counterQueries(authorId, { before: null, after: entry.privacyLevel }, Prisma.sql`FROM first_request`)}
    SELECT ${Prisma.raw(notifyRelay)} FROM first_request`);
  return inserted.length > 0;
}

const fileQuery = (
  entryId: string,
  files: readonly ResolvedEntryFile[],
  textRemoved: boolean,
): Prisma.Sql => Prisma.sql`
  new_files AS (
    INSERT INTO entry_file (entry_id, role, position, file_id, content_type, missing, text_unwanted)
    SELECT ${entryId}::uuid, file.role::file_role, file.position, file.id, file.content_type, file.missing::missing_part, ${textRemoved}::boolean
    FROM first_request, unnest(
      ${files.map(({ role }) => role)}::text[], ${files.map(({ position }) => position)}::smallint[],
      ${files.map(({ fileId }) => fileId)}::uuid[], ${files.map(({ contentType }) => contentType)}::text[],
      ${files.map(({ missing }) => missing)}::text[]
    ) AS file (role, position, id, content_type, missing)
  ),`;
