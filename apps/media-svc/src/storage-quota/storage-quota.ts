import type { UserStorageUsage } from '@memory/contracts';
import { recordSecurityEvent } from '@memory/event-bus';
import { CONFIG, ApiError, findStoredResponse, type IdempotentRequest } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { MediaConfig } from '../config.ts';
import { Database, type Transaction } from '../database.ts';

/** A row of the table `storage_usage`. Numbers of bytes have the type bigint, because 32-bit integers end at 2 GB. */
interface UsageRow {
  readonly usedBytes: bigint;
  readonly quotaBytes: bigint | null;
}

interface IncomingUpload {
  readonly ownerId: string;
  /** The value of the request header `Content-Length`; undefined for a body of unknown length. */
  readonly contentLength: string | undefined;
  /** The idempotency key of the request; null when the request has none. */
  readonly idempotentRequest: IdempotentRequest | null;
}

/** Enforces the storage quota of each user. Database triggers count the used bytes (see the migration storage_usage). */
@Injectable()
export class StorageQuota {
  constructor(
    @Inject(CONFIG) private readonly config: MediaConfig,
    private readonly database: Database,
  ) {}

  async findUsage(ownerId: string): Promise<UserStorageUsage> {
    return this.present(await this.database.storageUsage.findUnique({ where: { ownerId } }));
  }

  /**
   * Sets the storage quota of a user.
   * @param quotaBytes the quota in bytes; null for the default quota of the installation
   */
  async setQuota(ownerId: string, quotaBytes: number | null): Promise<UserStorageUsage> {
    return this.database.$transaction(async (tx: Transaction) => {
      const row = await tx.storageUsage.upsert({
        where: { ownerId },
        create: { ownerId, quotaBytes },
        update: { quotaBytes },
      });
      await recordSecurityEvent(tx, 'media', { event: 'admin.storage_quota_changed', targetUserId: ownerId });
      return this.present(row);
    });
  }

  /**
   * Rejects an upload that exceeds the quota before its body is received. `Content-Length` includes the bytes of the multipart form, so an
   * upload that would leave only a few hundred bytes free may be rejected. A retry of a stored upload is not rejected, because it creates
   * no file.
   * @returns the storage usage before the upload
   * @throws ApiError `storage_full`
   */
  async rejectEarly({ ownerId, contentLength, idempotentRequest }: IncomingUpload): Promise<UserStorageUsage> {
    const usage = await this.findUsage(ownerId);
    const { usedBytes, quotaBytes } = usage;
    const leftBytes = quotaBytes - usedBytes;
    if (leftBytes > 0 && Number(contentLength ?? 0) <= leftBytes) return usage;
    // The stored response is looked up after the usage has been read: if the usage already includes the first upload, the response of the
    // first upload is stored as well.
    if (idempotentRequest && (await findStoredResponse(this.database, idempotentRequest))) return usage;
    throw new ApiError('storage_full');
  }

  /**
   * Checks that another `bytes` bytes fit into the quota. The row with the owner's usage is locked until the transaction ends, so that simultaneous
   * uploads cannot exceed the quota together.
   * @param tx the transaction that creates the files afterwards
   * @throws ApiError `storage_full`
   */
  async ensureFits(tx: Transaction, ownerId: string, bytes: number): Promise<void> {
    const [row = null] = await tx.$queryRaw<UsageRow[]>`
      INSERT INTO storage_usage AS existing (owner_id) VALUES (${ownerId}::uuid)
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
