import type { AdministeredReport, PageQuery, reportStatuses } from '@memory/contracts';
import { type KeysetPage, keysetFilter, toKeysetPage } from '@memory/service-kit/database';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { presentAdministeredReport } from './report.presenter.ts';

export interface ReportQuery extends PageQuery {
  /** Reports of every status when undefined. */
  readonly status?: (typeof reportStatuses)[number] | undefined;
}

@Injectable()
export class ListReports {
  constructor(private readonly database: Database) {}

  /** A page of all users' reports, the newest first. @throws ApiError `bad_cursor` */
  async execute({ limit, cursor, status }: ReportQuery): Promise<KeysetPage<AdministeredReport>> {
    const rows = await this.database.report.findMany({
      where: { ...(status && { status }), ...keysetFilter(cursor) },
      include: { reporter: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: limit + 1,
    });
    const { items, nextCursor } = toKeysetPage(rows, limit, ({ createdAt, id }) => ({ at: createdAt, id }));
    const accounts = await this.database.account.findMany({
      where: { id: { in: items.map(({ userId }) => userId) } },
      select: { id: true, username: true },
    });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return { items: items.map((report) => presentAdministeredReport(report, byId.get(report.userId))), nextCursor };
  }
}
