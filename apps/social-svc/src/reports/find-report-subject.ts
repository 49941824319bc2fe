import { idSchema, type NewReport } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { hasNotBlocked } from '../blocks/block.policy.ts';
import { Database } from '../database.ts';
import { JournalClient } from '../peers/journal-client.ts';

/** The entry or user that a report is about. */
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
   * Returns the subject of a new report. For an entry, journal-svc decides by its current data whether the reporter may see the entry.
   * @throws ApiError `entry_not_found` or `user_not_found` when the subject does not exist or is hidden from the reporter; `service_unavailable`
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
   * A user may report the users whom they have blocked. A report about a user who has blocked the reporter is rejected with the error for an
   * unknown id, because a blocking user's account must look like an account that does not exist.
   */
  private async requireReportable(reporterId: string, userId: string): Promise<string> {
    const id = idSchema.safeParse(userId).data;
    const account =
      id === undefined ? null : await this.database.account.findFirst({ where: { id, ...hasNotBlocked(reporterId) } });
    if (!account) throw new ApiError('user_not_found');
    return account.id;
  }
}
