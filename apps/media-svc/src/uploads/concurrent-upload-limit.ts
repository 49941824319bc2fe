import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

const RETRY_AFTER_SECONDS = 10;
/**
 * The scratch space in bytes that every user may use, whatever their quota. It lets users with a small quota make several uploads at a
 * time; files that exceed the quota are then rejected with `storage_full`.
 */
const ALWAYS_ALLOWED_BYTES = 512 * 1024 * 1024;

interface PendingUpload {
  readonly ownerId: string;
  /** The maximum scratch space that the upload takes, in bytes. */
  readonly bytes: number;
  readonly quotaBytes: number;
}

/**
 * Limits the scratch space of a user's unfinished uploads to the user's quota, or to 512 MB if the quota is smaller. Without this limit one account
 * could fill the disk with many slow, large uploads, because only finished uploads count towards the quota. Each process counts the uploads in its
 * own memory.
 */
@Injectable()
export class ConcurrentUploadLimit {
  private readonly pendingBytesByOwner = new Map<string, number>();

  /**
   * Runs `receive` and counts its scratch space until it ends. A user's only upload is never rejected.
   * @throws ApiError `too_many_requests` before `receive` is called
   */
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
