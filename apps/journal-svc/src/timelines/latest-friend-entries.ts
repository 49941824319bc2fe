import { EXCERPT_MAX_LENGTH } from '@memory/contracts';
import type { Database } from '../database.ts';
import { newestEntriesFirst, sqlNumberLiteral } from '../entries/entry-page.ts';
import { entryScopes, idArray } from '../entries/entry.policy.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** The newest entry that an author shares, without the long texts. */
export interface LatestEntry {
  readonly id: string;
  readonly authorId: string;
  readonly title: string;
  readonly excerpt: string;
  readonly isPublic: boolean;
  readonly imageId: string | null;
  readonly hasRecording: boolean;
  readonly createdAt: Date;
}

/**
 * Reads the newest entry that each of the given users shows to friends, newest first. One statement reads the first row of an index for each user.
 * Users who are not friends of the viewer are ignored.
 * @param friends SQL: a query of the ids of the viewer's friends (`Relations.friendsOf`)
 */
export function readLatestFriendEntries(
  database: Database,
  friends: Prisma.Sql,
  userIds: readonly string[],
): Promise<LatestEntry[]> {
  const length = sqlNumberLiteral(EXCERPT_MAX_LENGTH);
  return database.$queryRaw<LatestEntry[]>`
    SELECT n.*
    FROM (SELECT id FROM (${friends}) AS every WHERE id = ANY(${idArray(userIds)})) AS friend CROSS JOIN LATERAL (
      SELECT e.id, e.author_id AS "authorId", e.title, e.created_at AS "createdAt",
        left(CASE WHEN btrim(e.content) = '' THEN e.extracted_text ELSE e.content END, ${length}) AS excerpt,
        e.privacy_level = 'public' AS "isPublic",
        (SELECT f.file_id FROM entry_file f
         WHERE f.entry_id = e.id AND f.role = 'media' AND f.content_type LIKE 'image/%'
         ORDER BY f.position LIMIT 1) AS "imageId",
        EXISTS (SELECT FROM entry_file f WHERE f.entry_id = e.id AND f.role = 'audio') AS "hasRecording"
      FROM entry e
      WHERE e.author_id = friend.id AND ${entryScopes.visibleToFriends}
      ORDER BY ${newestEntriesFirst} LIMIT 1
    ) n
    ORDER BY n."createdAt" DESC, n.id DESC`;
}
