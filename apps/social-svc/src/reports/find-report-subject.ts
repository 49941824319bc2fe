import { idSchema, type NewReport } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { hasNotBlocked } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';

/** What a report is about. */
export interface ReportSubject {
  /** Null for the report of a user. */
  readonly entryId: string | null;
  /** The reported user; for the report of an entry, its author. */
  readonly userId: string;
}

@Injectable()
export class FindReportSubject {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalClient,
  ) {}

  /**
   * The subject of a new report, if the reporter may see it. journal-svc decides that for entries, by its present data.
   * @throws ApiError `entry_not_found` or `user_not_found` when it does not exist or is hidden from the reporter; `service_unavailable`
   */
  async execute(
    reporterId: string,
    { entryId, userId }: Pick<NewReport, 'entryId' | 'userId'>,
  ): Promise<ReportSubject> {
    if (entryId == null) return { entryId: null, userId: await this.requireReportable(reporterId, userId ?? '') };
    const id = idSchema.safeParse(entryId).data;
    const authorId = id && (await this.journal.findEntryAuthorId(id, reporterId));
    if (!authorId) throw new ApiError('entry_not_found');
    return { entryId: id, userId: authorId };
  }

  /**
   * A user may report the users whom they have blocked. The report of a user who has blocked the reporter is rejected as for an unknown id,
   * because that account must look like one that does not exist.
   */
  private async requireReportable(reporterId: string, userId: string): Promise<string> {
    const id = idSchema.safeParse(userId).data;
    const account =
      id === undefined ? null : await this.database.account.findFirst({ where: { id, ...hasNotBlocked(reporterId) } });
    if (!account) throw new ApiError('user_not_found');
    return account.id;
  }
}
