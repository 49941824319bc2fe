import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

@Injectable()
export class DeleteExpiredFamilyCodes {
  constructor(private readonly database: Database) {}

  async execute(now = new Date()): Promise<void> {
    await this.database.familyCode.deleteMany({ where: { expiresAt: { lte: now } } });
  }
}
