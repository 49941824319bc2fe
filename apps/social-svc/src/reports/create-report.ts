import type { NewReport, Report as ReportBody } from '@memory/contracts';
import { ApiError, type IdempotentRequest, runIdempotently } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { lockAccounts } from '../accounts/lock-accounts.ts';
import { Database, type Transaction } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { FindReportSubject, type ReportSubject } from './find-report-subject.ts';
import { presentReport } from './report.presenter.ts';

/**
 * The maximum number of new reports of one user in 24 hours. This is more than a child needs who is bullied in every entry of a class, and few
 * enough for an administrator to read.
 */
export const REPORTS_PER_DAY = 20;
const DAY_MS = 24 * 3_600_000;

export interface CreateReportResult extends ReportBody {
  /** False when an open report of the same reporter and subject existed before this call. */
  readonly isNew: boolean;
}

@Injectable()
export class CreateReport {
  constructor(
    private readonly database: Database,
    private readonly findReportSubject: FindReportSubject,
    private readonly securityLog: SecurityLog,
  ) {}

  /**
   * Stores a report. An open report of the same reporter and subject is returned unchanged instead, and does not count against the limit.
   * @throws ApiError `report_oneself`, `entry_not_found`, `user_not_found`, `too_many_reports`, `idempotency_key_reused`,
   * `service_unavailable`.
   */
  async execute(reporterId: string, report: NewReport, request: IdempotentRequest | null): Promise<CreateReportResult> {
    const subject = await this.findReportSubject.execute(reporterId, report);
    if (subject.userId === reporterId) throw new ApiError('report_oneself');
    return runIdempotently(this.database, request, async (tx: Transaction) => {
      await this.lockReporter(tx, reporterId);
      const openReport = await tx.report.findFirst({ where: { reporterId, ...subject, status: 'open' } });
      if (openReport) return { ...presentReport(openReport), isNew: false };
      await this.requireBelowLimit(tx, reporterId);
      return { ...presentReport(await this.insert(tx, reporterId, subject, report)), isNew: true };
    });
  }

  /** Makes concurrent reports of one user wait for each other, so that they neither exceed the limit nor report a subject twice. */
  private async lockReporter(tx: Transaction, reporterId: string): Promise<void> {
    if (!(await lockAccounts(tx, 'change', reporterId))) throw new ApiError('user_not_found');
  }

  private async requireBelowLimit(tx: Transaction, reporterId: string, now = Date.now()): Promise<void> {
    const recent = await tx.report.findMany({
      where: { reporterId, createdAt: { gt: new Date(now - DAY_MS) } },
      orderBy: { createdAt: 'desc' },
      take: REPORTS_PER_DAY,
      select: { createdAt: true },
    });
    const oldest = recent[REPORTS_PER_DAY - 1];
    if (!oldest) return;
    const retryAfterSeconds = Math.max(1, Math.ceil((oldest.createdAt.getTime() + DAY_MS - now) / 1_000));
    throw new ApiError('too_many_reports', { retryAfterSeconds });
  }

  private async insert(tx: Transaction, reporterId: string, subject: ReportSubject, { reason, text }: NewReport) {
    const id = uuidv7();
    const report = await tx.report.create({ data: { id, reporterId, ...subject, reason, text: text ?? null } });
    const users = { userId: reporterId, targetUserId: subject.userId };
    await this.securityLog.record(tx, { event: 'report.created', ...users, details: { reportId: id } });
    return report;
  }
}
