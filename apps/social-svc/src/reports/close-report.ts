import type { AdministeredReport } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { presentAdministeredReport } from './report.presenter.ts';

@Injectable()
export class CloseReport {
  constructor(
    private readonly database: Database,
    private readonly securityLog: SecurityLog,
  ) {}

  /** Closes a report. Has no effect on a closed report, so that the time of the first closing stays. @throws ApiError `report_not_found` */
  async execute(id: string): Promise<AdministeredReport> {
    await this.database.$transaction(async (tx) => {
      const { count } = await tx.report.updateMany({
        where: { id, status: 'open' },
        data: { status: 'closed', closedAt: new Date() },
      });
      if (count > 0) await this.securityLog.record(tx, { event: 'admin.report_closed', details: { reportId: id } });
    });
    const report = await this.database.report.findUnique({ where: { id }, include: { reporter: true } });
    if (!report) throw new ApiError('report_not_found');
    const account = await this.database.account.findUnique({ where: { id: report.userId } });
    return presentAdministeredReport(report, account ?? undefined);
  }
}
