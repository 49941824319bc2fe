import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class DeleteExpiredRosters {
  constructor(private readonly database: Database) {}

  /** Deletes rosters that can no longer be applied, and the results of applied ones. */
  async execute(now = new Date()): Promise<void> {
    await this.database.rosterImport.deleteMany({ where: { expiresAt: { lte: now } } });
  }
}
