import type { UserStorageUsage } from '@memory/contracts';
import { ApiError, findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';
import { Database } from '../database.ts';
import type { Prisma } from '../generated/prisma/client.ts';

/** A row of `storage_usage`; bigint, because PostgreSQL's integers end at 2 GB. */
interface UsageRow {
  readonly usedBytes: bigint;
  readonly quotaBytes: bigint | null;
}

interface IncomingUpload {
  readonly ownerId: string;
  /** The request's `Content-Length`; undefined for a body of unknown length. */
  readonly contentLength: string | undefined;
  /** The idempotency key of an upload that may be a repeat; null without one. */
  readonly request: IdempotentRequest | null;
}

/** Enforces how many bytes a person's files may take. The used bytes are counted by the database (see the migration storage_usage). */
@Injectable()
export class StorageQuota {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
  ) {}

  async findUsage(ownerId: string): Promise<UserStorageUsage> {
    return this.present(await this.database.storageUsage.findUnique({ where: { ownerId } }));
  }

  /** @param quotaBytes null for the installation's default */
  async setQuota(ownerId: string, quotaBytes: number | null): Promise<UserStorageUsage> {
    return this.present(
      await this.database.storageUsage.upsert({
        where: { ownerId },
        create: { ownerId, quotaBytes },
        update: { quotaBytes },
      }),
    );
  }

  /**
   * Refuses an upload that cannot fit before its body is received. `Content-Length` includes the form's own bytes, so an upload that
   * would leave less than a few hundred bytes free may be refused. A repeat of an accepted upload passes: it creates nothing.
   * @returns the person's storage before the upload
   * @throws ApiError `storage_full`
   */
  async rejectEarly({ ownerId, contentLength, request }: IncomingUpload): Promise<UserStorageUsage> {
    const usage = await this.findUsage(ownerId);
    const { usedBytes, quotaBytes } = usage;
    const leftBytes = quotaBytes - usedBytes;
    if (leftBytes > 0 && Number(contentLength ?? 0) <= leftBytes) return usage;
    // Looked up after the usage: if the first upload is already counted, its answer is already stored as well.
    if (request && (await findStoredResponse(this.database, request))) return usage;
    throw new ApiError('storage_full');
  }

  /**
   * Checks that `bytes` more fit, and locks the owner's counter until the transaction ends, so that each of several simultaneous
   * uploads sees what those before it have added.
   * @param tx the transaction that creates the files afterwards
   * @throws ApiError `storage_full`
   */
  async ensureFits(tx: Prisma.TransactionClient, ownerId: string, bytes: number): Promise<void> {
    const [row = null] = await tx.$queryRaw<UsageRow[]>`
      INSERT INTO storage_usage AS kept (owner_id) VALUES (${ownerId}::uuid)
      ON CONFLICT (owner_id) DO UPDATE SET owner_id = excluded.owner_id
      RETURNING used_bytes AS "usedBytes", quota_bytes AS "quotaBytes"`;
    const { usedBytes, quotaBytes } = this.present(row);
    if (usedBytes + bytes > quotaBytes) throw new ApiError('storage_full');
  }

  private present(row: UsageRow | null): UserStorageUsage {
    const ownQuota = row?.quotaBytes ?? null;
    return {
      usedBytes: Number(row?.usedBytes ?? 0),
      quotaBytes: ownQuota === null ? this.config.defaultQuotaBytes : Number(ownQuota),
      isDefaultQuota: ownQuota === null,
    };
  }
}
