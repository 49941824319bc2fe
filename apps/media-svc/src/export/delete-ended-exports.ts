import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/** How long the outcome of an export is stored, in milliseconds. */
const KEPT_MS = 3_600_000;

@Injectable()
export class DeleteEndedExports {
  constructor(private readonly database: Database) {}

  /** Deletes the rows of exports that ended or expired an hour ago. */
  async execute(): Promise<void> {
    await this.database.dataExport.deleteMany({ where: { expiresAt: { lt: new Date(Date.now() - KEPT_MS) } } });
  }
}
