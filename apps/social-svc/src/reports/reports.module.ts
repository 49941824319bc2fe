import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { CloseReport } from './close-report.ts';
import { CreateReport } from './create-report.ts';
import { DeleteClosedReports } from './delete-closed-reports.ts';
import { FindReportSubject } from './find-report-subject.ts';
import { ListReports } from './list-reports.ts';
import { ReportsController } from './reports.controller.ts';

@Module({
  imports: [PeersModule, SecurityLogModule],
  controllers: [ReportsController],
  providers: [CloseReport, CreateReport, DeleteClosedReports, FindReportSubject, ListReports],
  exports: [DeleteClosedReports],
})
export class ReportsModule {}
