import { ENTRIES_PER_WORD, mediaUrl, type NewestTexts } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { newestEntriesFirst, sqlNumberLiteral } from '../entries/entry-page.ts';
import { entryScopes, idArray } from '../entries/entry.policy.ts';
import { searchSignatureOfWords } from '../entries/search-signature.ts';
import { containsWord, firstImageId } from './entry-text-sql.ts';

interface EntryRow extends Omit<NewestTexts['entries'][number], 'createdAt' | 'imageUrl' | 'recordingUrl'> {
  createdAt: Date;
  imageId: string | null;
  recordingId: string | null;
}

const urlOf = (fileId: string | null): string | null => (fileId === null ? null : mediaUrl(fileId));

@Injectable()
export class FindNewestEntryTexts {
  constructor(private readonly database: Database) {}

  /**
   * Finds for each word the newest of the author's own entries that contain the word. Like a search (search-entry-page.ts), the query reads only
   * the texts of entries whose search signature contains all bits of the word's signature, and stops at the last entry that is needed.
   */
  async execute(authorId: string, words: readonly string[]): Promise<NewestTexts> {
    const found = await this.database.$queryRaw<NewestTexts['found']>`
      SELECT w.word, array(
        SELECT c.id FROM (
          SELECT e.id, e.created_at FROM entry e
          WHERE ${entryScopes.ownedBy(authorId)} AND ((e.search_signature & w.signature) = w.signature) IS NOT FALSE
          ORDER BY ${newestEntriesFirst}
        ) c
        WHERE (SELECT ${containsWord} FROM entry e WHERE e.id = c.id)
        ORDER BY c.created_at DESC, c.id DESC LIMIT ${sqlNumberLiteral(ENTRIES_PER_WORD)}
      ) AS "entryIds"
      FROM unnest(${[...words]}::text[], ${words.map((word) => searchSignatureOfWords([word]))}::text[]::bit(2048)[]) AS w (word, signature)`;
    const ids = [...new Set(found.flatMap(({ entryIds }) => entryIds))];
    const rows = await this.database.$queryRaw<EntryRow[]>`
      SELECT e.id AS "entryId", e.version, e.title, e.content, e.extracted_text AS "extractedText", e.created_at AS "createdAt",
        ${firstImageId} AS "imageId",
        (SELECT f.file_id FROM entry_file f WHERE f.entry_id = e.id AND f.role = 'audio') AS "recordingId"
      FROM entry e WHERE e.id = ANY (${idArray(ids)}) AND ${entryScopes.ownedBy(authorId)}`;
    const entries = rows.map(({ imageId, recordingId, createdAt, ...text }) => ({
      ...text,
      createdAt: createdAt.toISOString(),
      imageUrl: urlOf(imageId),
      recordingUrl: urlOf(recordingId),
    }));
    return { entries, found: found.filter(({ entryIds }) => entryIds.length > 0) };
  }
}
