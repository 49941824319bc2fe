import { type FoundText, mediaUrl } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { entryScopes, idArray } from '../entries/entry.policy.ts';
import { containsWord, firstImageId } from './entry-text-sql.ts';

interface WordToFind {
  word: string;
  entryId: string | null;
}

@Injectable()
export class FindEntryTexts {
  constructor(private readonly database: Database) {}

  /**
   * Finds for each word one of the author's own entries that contains the word: the preferred entry, or otherwise the oldest such entry. Words that
   * no entry contains are left out.
   */
  async execute(authorId: string, words: readonly WordToFind[]): Promise<FoundText[]> {
    const pairs = await this.database.$queryRaw<{ word: string; entryId: string | null }[]>`
      SELECT w.word, coalesce(
        (SELECT e.id FROM entry e WHERE e.id = w.entry_id AND ${entryScopes.ownedBy(authorId)} AND ${containsWord}),
        (SELECT e.id FROM entry e WHERE ${entryScopes.ownedBy(authorId)} AND ${containsWord} ORDER BY e.created_at, e.id LIMIT 1)
      ) AS "entryId"
      FROM unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ entryId }) => entryId)}::uuid[]) AS w (word, entry_id)`;
    const ids = pairs.flatMap(({ entryId }) => entryId ?? []);
    const entries = await this.database.$queryRaw<EntryRow[]>`
      SELECT e.id AS "entryId", e.version, e.title, e.content, e.extracted_text AS "extractedText", e.created_at AS "createdAt",
        ${firstImageId} AS "imageId"
      FROM entry e WHERE e.id = ANY (${idArray([...new Set(ids)])}) AND ${entryScopes.ownedBy(authorId)}`;
    const byId = new Map(entries.map((entry) => [entry.entryId, entry]));
    return pairs.flatMap(({ word, entryId }) => {
      const row = byId.get(entryId ?? '');
      if (!row) return [];
      const { imageId, createdAt, ...text } = row;
      const entry = { ...text, createdAt: createdAt.toISOString() };
      return [{ word, entry, imageUrl: imageId === null ? null : mediaUrl(imageId) }];
    });
  }
}

interface EntryRow extends Omit<FoundText['entry'], 'createdAt'> {
  createdAt: Date;
  imageId: string | null;
}
