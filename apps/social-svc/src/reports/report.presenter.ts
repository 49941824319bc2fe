import type { AdministeredReport, Report as ReportBody } from '@memory/contracts';
import type { Account, Report } from '../generated/prisma/client.ts';

/** A report as its reporter sees it. */
export function presentReport({ id, entryId, userId, reason, text, status, createdAt }: Report): ReportBody {
  return { id, entryId, userId, reason, text, status, createdAt: createdAt.toISOString() };
}

/** @param account the reported user's account; undefined after its deletion */
export function presentAdministeredReport(
  report: Report & { reporter: Account },
  account: Pick<Account, 'username'> | undefined,
): AdministeredReport {
  return {
    ...presentReport(report),
    reporterId: report.reporterId,
    reporterUsername: report.reporter.username,
    username: account?.username ?? null,
    closedAt: report.closedAt?.toISOString() ?? null,
  };
}
