import {
  type AdministeredReport,
  type NewReport,
  reportAdminRoutes,
  reportRoutes,
  type Report,
} from '@memory/contracts';
import {
  CurrentIdempotentRequest,
  IdempotencyInterceptor,
  type IdempotentRequest,
  ImplementsRoute,
  SignedInUser,
} from '@memory/service-kit';
import { Body, Controller, Param, Query, UseInterceptors } from '@nestjs/common';
import { CreatedStatusInterceptor } from '../friendships/created-status.interceptor.ts';
import { SecurityLog } from '../security-log/security-log.ts';
import { CloseReport } from './close-report.ts';
import { CreateReport } from './create-report.ts';
import { ListReports, type ReportQuery } from './list-reports.ts';

const { createReport } = reportRoutes;
const { listReports, closeReport } = reportAdminRoutes;

/** Users create reports; the administrator's commands (`npm run admin`) list and close them. */
@Controller()
export class ReportsController {
  constructor(
    private readonly createReport: CreateReport,
    private readonly listReports: ListReports,
    private readonly closeReport: CloseReport,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(createReport)
  @UseInterceptors(CreatedStatusInterceptor, IdempotencyInterceptor)
  create(
    @SignedInUser() userId: string,
    @Body({ schema: createReport.body }) report: NewReport,
    @CurrentIdempotentRequest() request: IdempotentRequest | null,
  ): Promise<Report> {
    return this.createReport.execute(userId, report, request);
  }

  @ImplementsRoute(listReports)
  async list(@Query({ schema: listReports.query }) query: ReportQuery) {
    const { items, nextCursor } = await this.listReports.execute(query);
    await this.securityLog.recordAlone({ event: 'admin.reports_read' });
    return { reports: items, nextCursor };
  }

  @ImplementsRoute(closeReport)
  close(@Param({ schema: closeReport.params }) { id }: { id: string }): Promise<AdministeredReport> {
    return this.closeReport.execute(id);
  }
}
