import { type DataExport, DATA_EXPORTS_MAX } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database } from '../database.ts';
import type { ExportTotals } from './export-monitor.ts';

const RETRY_AFTER_SECONDS = 30;
/** How long an export is reserved for the request of its ZIP file. */
const RESERVED_SECONDS = 60;
/**
 * The lease of a running export in seconds: how long the export counts without a renewal, for example after its process was killed. The lease is
 * many times the renewal interval, so that an export still counts after some failed renewals.
 */
const LEASE_SECONDS = 30;
const LISTED_MAX = 10;

const secondsOf = { reserved: RESERVED_SECONDS, running: LEASE_SECONDS };

/**
 * The data exports of each user, as rows of the database: rows count the exports of all replicas together, and an export that is sent slowly
 * occupies no database connection. All times use the clock of the database.
 */
@Injectable()
export class DataExports {
  constructor(private readonly database: Database) {}

  /**
   * Adds an export unless its owner has too many exports.
   * @returns the id of the export
   * @throws ApiError `too_many_data_exports`
   */
  async create(ownerId: string, state: 'reserved' | 'running'): Promise<string> {
    const id = uuidv7();
    const added = await this.database.$transaction(async (tx) => {
      // Two requests at the same moment would both count the exports before either adds its own.
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`data exports:${ownerId}`}, 0))`;
      return tx.$executeRaw`
        INSERT INTO data_export (id, owner_id, state, expires_at)
        SELECT ${id}::uuid, ${ownerId}::uuid, ${state}::data_export_state,
               clock_timestamp() + make_interval(secs => ${secondsOf[state]})
        WHERE ${DATA_EXPORTS_MAX} > (
          SELECT count(*) FROM data_export
          WHERE owner_id = ${ownerId}::uuid AND state IN ('reserved', 'running', 'cancelled') AND expires_at > clock_timestamp())`;
    });
    if (added === 0) throw new ApiError('too_many_data_exports', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return id;
  }

  /**
   * Turns a reserved export into a running export. This is possible only once, so a repeated request sends no archive.
   * @throws ApiError `data_export_not_found`, also for an export of another user
   */
  async start(ownerId: string, id: string): Promise<void> {
    const started = await this.database.$executeRaw`
      UPDATE data_export SET state = 'running', expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = ${id}::uuid AND owner_id = ${ownerId}::uuid AND state = 'reserved' AND expires_at > now()`;
    if (started === 0) throw new ApiError('data_export_not_found');
  }

  async setTotals(id: string, { files, bytes }: ExportTotals): Promise<void> {
    await this.database.dataExport.updateMany({ where: { id }, data: { totalFiles: files, totalBytes: bytes } });
  }

  /**
   * Stores the progress of a running export and postpones its expiry.
   * @returns false when the export has been cancelled, or its owner's data is being erased
   */
  async renew(id: string, sent: ExportTotals): Promise<boolean> {
    const renewed = await this.database.$executeRaw`
      UPDATE data_export
      SET sent_files = ${sent.files}, sent_bytes = ${sent.bytes}, expires_at = now() + make_interval(secs => ${LEASE_SECONDS})
      WHERE id = ${id}::uuid AND state = 'running'`;
    return renewed === 1;
  }

  /** Ends an export, so that it no longer counts. A cancelled export leaves no row. */
  async end(id: string, state: 'finished' | 'failed', sent: ExportTotals): Promise<void> {
    await this.database.dataExport.updateMany({
      where: { id, state: { in: ['reserved', 'running'] } },
      data: { state, sentFiles: sent.files, sentBytes: sent.bytes },
    });
    await this.database.dataExport.deleteMany({ where: { id, state: 'cancelled' } });
  }

  /**
   * Cancels an export that is reserved or running. A running export counts until the process that sends it has closed the connection, so that a
   * cancellation does not allow a third export while two exports are still being sent.
   * @throws ApiError `data_export_not_found`, also for an export of another user
   */
  async cancel(ownerId: string, id: string): Promise<void> {
    const { count: deleted } = await this.database.dataExport.deleteMany({ where: { id, ownerId, state: 'reserved' } });
    const { count: cancelled } = await this.database.dataExport.updateMany({
      where: { id, ownerId, state: 'running' },
      data: { state: 'cancelled' },
    });
    if (deleted + cancelled === 0) throw new ApiError('data_export_not_found');
  }

  /** Lists the exports of a user: first the active exports, newest first, then the ended exports, the export that ended last first. */
  async list(ownerId: string): Promise<DataExport[]> {
    // A running export whose lease has expired is listed as failed, because its process has ended.
    return this.database.$queryRaw<DataExport[]>`
      WITH listed AS (
        SELECT *, state IN ('reserved', 'running') AND expires_at > now() AS is_active
        FROM data_export WHERE owner_id = ${ownerId}::uuid AND state <> 'cancelled'
      )
      SELECT id, CASE WHEN state = 'running' AND NOT is_active THEN 'failed' ELSE state::text END AS state,
             total_files AS "totalFiles", total_bytes::float8 AS "totalBytes",
             sent_files AS "sentFiles", sent_bytes::float8 AS "sentBytes"
      FROM listed WHERE is_active OR state <> 'reserved'
      ORDER BY is_active DESC, CASE WHEN is_active THEN NULL ELSE expires_at END DESC, id DESC
      LIMIT ${LISTED_MAX}`;
  }
}
