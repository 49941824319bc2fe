import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** How many files one process reads at the same time. Each may take 20 MB, and seconds of processor time. */
const MAX_CONCURRENT = 3;
const RETRY_AFTER_SECONDS = 10;

/** Bounds the memory and the processor time that rosters take: few people import one, and a file arrives as slowly as its sender likes. */
@Injectable()
export class RosterReadLimit {
  private readonly readers: string[] = [];

  isReading(userId: string): boolean {
    return this.readers.includes(userId);
  }

  /** @throws ApiError `too_many_requests` while the user sends another file, or several other users do */
  async run<Result>(userId: string, read: () => Promise<Result>): Promise<Result> {
    if (this.isReading(userId) || this.readers.length >= MAX_CONCURRENT)
      throw new ApiError('too_many_requests', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    this.readers.push(userId);
    try {
      return await read();
    } finally {
      this.readers.splice(this.readers.indexOf(userId), 1);
    }
  }
}
