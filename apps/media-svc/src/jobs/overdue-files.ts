import type { Database } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';

/**
 * The age in milliseconds from which a pending file is checked. A younger file belongs to a request in progress, which enqueues the job
 * itself.
 */
const OVERDUE_MS = 30_000;
/** The maximum number of files that one run checks. The statement contains the number as a literal, so that its plan can be kept. */
const BATCH = Prisma.raw('500');

export interface OverdueFile {
  readonly id: string;
  readonly ownerId: string;
}

/**
 * Finds files that have been pending for so long that their job may be missing: first the oldest file of each owner, then the second oldest file of
 * each owner, and so on. In order of age alone, an owner with thousands of pending files would fill every batch.
 * @param pending a query for the pending files, with the columns `id`, `owner_id` and `since`
 */
export function findOverdueFiles(database: Database, pending: Prisma.Sql, now: Date): Promise<OverdueFile[]> {
  const before = new Date(now.getTime() - OVERDUE_MS);
  return database.$queryRaw<OverdueFile[]>`
    SELECT id, owner_id AS "ownerId"
    FROM (
      SELECT id, owner_id, since, row_number() OVER (PARTITION BY owner_id ORDER BY since, id) AS turn
      FROM (${pending}) AS pending WHERE since < ${before}
    ) AS overdue
    ORDER BY turn, since, id LIMIT ${BATCH}`;
}
