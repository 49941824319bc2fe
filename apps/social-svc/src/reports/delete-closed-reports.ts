import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';

/**
 * A closed report stays for this number of days, so that a school can see within a school year that the same child was reported before. After this
 * time, a child's statement about another child has no purpose any more.
 */
export const CLOSED_REPORT_DAYS = 365;
const DAY_MS = 24 * 3_600_000;

@Injectable()
export class DeleteClosedReports {
  constructor(private readonly database: Database) {}

  /** Deletes the reports that were closed more than CLOSED_REPORT_DAYS ago. Open reports stay, however old they are. */
  async execute(now = new Date()): Promise<void> {
    await this.database.report.deleteMany({
      where: { status: 'closed', closedAt: { lt: new Date(now.getTime() - CLOSED_REPORT_DAYS * DAY_MS) } },
    });
  }
}
