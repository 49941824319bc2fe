import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

const RETRY_AFTER_SECONDS = 10;
/** Allows several uploads at the same time with a small quota, too; those that do not fit are refused with `storage_full`. */
const ALWAYS_ALLOWED_BYTES = 512 * 1024 * 1024;

interface Incoming {
  readonly ownerId: string;
  /** How many bytes of scratch space it may take. */
  readonly bytes: number;
  readonly quotaBytes: number;
}

/**
 * Limits what a person's uploads that are not finished yet may take of the local disk: all together no more than their quota, or 512 MB
 * where that is less. Without it one account could fill the disk by many large uploads that arrive slowly, because only finished ones
 * count as used.
 * Counted in each process, as requests per minute are.
 */
@Injectable()
export class UploadsUnderWay {
  private readonly bytesOf = new Map<string, number>();

  /** @throws ApiError `too_many_requests` before `receive` is called; a single upload is never refused */
  async add<Result>({ ownerId, bytes, quotaBytes }: Incoming, receive: () => Promise<Result>): Promise<Result> {
    const before = this.bytesOf.get(ownerId) ?? 0;
    if (before > 0 && before + bytes > Math.max(quotaBytes, ALWAYS_ALLOWED_BYTES))
      throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.bytesOf.set(ownerId, before + bytes);
    try {
      return await receive();
    } finally {
      this.subtract(ownerId, bytes);
    }
  }

  private subtract(ownerId: string, bytes: number): void {
    const left = (this.bytesOf.get(ownerId) ?? 0) - bytes;
    if (left > 0) this.bytesOf.set(ownerId, left);
    else this.bytesOf.delete(ownerId);
  }
}
