import { Injectable } from '@nestjs/common';
import { Database, type Transaction } from '../database.ts';
import { type Conversion, type ConversionOutcome, Prisma } from '../generated/prisma/client.ts';
import type { JobFailureReason } from '../jobs/job-failures.ts';

/** How long the outcome of a conversion is kept in days, for an owner who requests it again. */
const OUTCOMES_KEPT_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

type Outcome = Exclude<ConversionOutcome, 'pending'>;

/**
 * Stores the requested conversions and their outcomes. They cannot be derived from the files: journal-svc releases an original once it has replaced
 * the original in its entries, and the converted file is deleted with its entry, perhaps while other recordings are still being converted.
 */
@Injectable()
export class ConversionRequests {
  constructor(private readonly database: Database) {}

  /**
   * Stores that the conversion of these recordings is requested, unless it is pending or has succeeded.
   * @returns the recordings, and all other recordings of the owner whose outcome no response has reported yet, for example because an earlier
   *   response was lost
   */
  async open(ownerId: string, fileIds: readonly string[]): Promise<string[]> {
    await this.database.$executeRaw`
      INSERT INTO conversion (file_id, owner_id) SELECT unnest(${fileIds}::uuid[]), ${ownerId}::uuid
      ON CONFLICT (file_id) DO UPDATE
      SET outcome = 'pending', reason = NULL, requested_at = now(), ended_at = NULL, reported_at = NULL
      WHERE conversion.outcome IN ('failed', 'not_needed')`;
    const unreported = await this.database.conversion.findMany({
      where: { ownerId, reportedAt: null },
      select: { fileId: true },
    });
    return [...new Set([...fileIds, ...unreported.map(({ fileId }) => fileId)])];
  }

  /** Returns the recordings among the given ones whose conversion has not ended. */
  async findPending(fileIds: string[]): Promise<string[]> {
    const pending = await this.database.conversion.findMany({
      where: { fileId: { in: fileIds }, outcome: 'pending' },
      select: { fileId: true },
      orderBy: { fileId: 'asc' },
    });
    return pending.map(({ fileId }) => fileId);
  }

  /** Returns the conversions of the recordings, and stores that the outcomes of the ended conversions are reported. */
  async report(fileIds: string[]): Promise<Conversion[]> {
    const conversions = await this.database.conversion.findMany({ where: { fileId: { in: fileIds } } });
    const ended = conversions.filter(({ outcome }) => outcome !== 'pending').map(({ fileId }) => fileId);
    await this.database.conversion.updateMany({
      where: { fileId: { in: ended }, outcome: { not: 'pending' }, reportedAt: null },
      data: { reportedAt: new Date() },
    });
    return conversions;
  }

  /** Stores the outcome of a pending conversion, in the transaction of its effect. */
  async end(tx: Transaction, fileId: string, outcome: Outcome, reason?: JobFailureReason): Promise<void> {
    await tx.conversion.updateMany({
      where: { fileId, outcome: 'pending' },
      data: { outcome, reason: reason ?? null, endedAt: new Date() },
    });
  }

  async deleteOld(now = new Date()): Promise<void> {
    await this.database.conversion.deleteMany({
      where: { endedAt: { lt: new Date(now.getTime() - OUTCOMES_KEPT_DAYS * DAY_MS) } },
    });
  }
}

/** The query for pending conversions, requested by owners or needed by all browsers, for `findOverdueFiles`. */
export const PENDING_CONVERSIONS = Prisma.sql`
  SELECT file_id AS id, owner_id, requested_at AS since FROM conversion WHERE outcome = 'pending'
  UNION ALL
  SELECT id, owner_id, created_at AS since FROM file WHERE conversion_pending`;
