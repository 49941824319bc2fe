import { BACKUP_LOCK_KEY } from '@memory/object-store/backup-lock';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

const SELECT_LOCK = `
  SELECT EXISTS (
    SELECT FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
    WHERE locktype = 'advisory' AND datname = current_database() AND classid = 0 AND objid = ${BACKUP_LOCK_KEY} AND objsubid = 1 AND granted
  ) AS "isHeld"`;

/** Tells whether a backup is copying objects now. */
@Injectable()
export class BackupProgress {
  constructor(private readonly database: Database) {}

  /**
   * Whether objects whose rows were deleted must be kept for a backup. Must be called after the rows were deleted: a backup that begins after this
   * call takes its snapshot later, so its snapshot does not contain the rows.
   */
  async isRunning(): Promise<boolean> {
    const [lock] = await this.database.$queryRawUnsafe<{ isHeld: boolean }[]>(SELECT_LOCK);
    return lock?.isHeld ?? false;
  }
}
