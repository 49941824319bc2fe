import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

const RETRY_AFTER_SECONDS = 10;
/**
 * Allows several simultaneous uploads with a small quota, too; those that do not fit are rejected with
 * `storage_full`.
 */
const ALWAYS_ALLOWED_BYTES = 512 * 1024 * 1024;

interface PendingUpload {
  readonly ownerId: string;
  /** Upper bound of the scratch space it takes. */
  readonly bytes: number;
  readonly quotaBytes: number;
}

/**
 * Limits the scratch space of a user's unfinished uploads to their quota, or 512 MB if that is more. Without it one
 * account could fill the disk with many slow, large uploads, because only finished ones count towards the quota.
 * Counted per process, as the rate limits are.
 */
@Injectable()
export class ConcurrentUploadLimit {
  private readonly pendingBytesByOwner = new Map<string, number>();

  /** @throws ApiError `too_many_requests` before `receive` is called; a single upload is never rejected */
  async run<Result>({ ownerId, bytes, quotaBytes }: PendingUpload, receive: () => Promise<Result>): Promise<Result> {
    const before = this.pendingBytesByOwner.get(ownerId) ?? 0;
    if (before > 0 && before + bytes > Math.max(quotaBytes, ALWAYS_ALLOWED_BYTES))
      throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.pendingBytesByOwner.set(ownerId, before + bytes);
    try {
      return await receive();
    } finally {
      this.subtract(ownerId, bytes);
    }
  }

  private subtract(ownerId: string, bytes: number): void {
    const left = (this.pendingBytesByOwner.get(ownerId) ?? 0) - bytes;
    if (left > 0) this.pendingBytesByOwner.set(ownerId, left);
    else this.pendingBytesByOwner.delete(ownerId);
  }
}
