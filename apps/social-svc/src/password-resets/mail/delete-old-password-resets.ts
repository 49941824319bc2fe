import { Injectable } from '@nestjs/common';
import { Database } from '../../database.ts';

/** How long requests are stored: the longest limit counts the requests of a day. */
const REQUEST_LIFETIME_MS = 24 * 60 * 60_000;

@Injectable()
export class DeleteOldPasswordResets {
  constructor(private readonly database: Database) {}

  /** Deletes expired codes, and requests that no limit counts any more. */
  async execute(): Promise<void> {
    await this.database.resetCode.deleteMany({ where: { expiresAt: { lte: new Date() } } });
    await this.database.passwordResetRequest.deleteMany({
      where: { createdAt: { lte: new Date(Date.now() - REQUEST_LIFETIME_MS) } },
    });
  }
}
