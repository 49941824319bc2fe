import { ApiRequestError } from '@memory/api-client';
import { internalRoutes, type PairRelation } from '@memory/contracts';
import { ApiError, InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of journal-svc. */
@Injectable()
export class JournalClient {
  constructor(@InjectServiceClient('journal-svc') private readonly journal: ServiceClient) {}

  /**
   * Lists the ids of users with recent public entries, for friend recommendations.
   * @throws ApiError `service_unavailable`
   */
  async listActiveAuthorIds(userId: string): Promise<string[]> {
    const { ids } = await this.journal.call({ userId }, internalRoutes.listActiveAuthors, {});
    return ids;
  }

  /**
   * Stores a withdrawal in journal-svc: a relation that reduces two users' access to each other's entries. Returns after journal-svc has stored the
   * withdrawal.
   * @throws ApiError `service_unavailable` when journal-svc does not confirm; the caller must then not commit its change
   */
  async storeWithdrawal(relation: PairRelation): Promise<void> {
    try {
      // The version of the relation makes the second of two equal withdrawals have no effect.
      await this.journal.call(
        { userId: null },
        internalRoutes.storeWithdrawal,
        { body: relation },
        { isRepeatable: true },
      );
    } catch (cause) {
      // A journal-svc of the previous release has no copies: it asks social-svc at each read. While it runs, newer replicas of journal-svc do not
      // trust their copies either (RelationSync).
      if (cause instanceof ApiRequestError && cause.code === 'not_found') return;
      // journal-svc may have stored the withdrawal or not. The error makes the caller roll back its change.
      throw new ApiError('service_unavailable', { cause });
    }
  }

  /** Returns the id of an entry's author; null when the entry does not exist or the viewer may not see it. @throws ApiError `service_unavailable` */
  async findEntryAuthorId(id: string, viewerId: string): Promise<string | null> {
    try {
      const { authorId } = await this.journal.call({ userId: viewerId }, internalRoutes.readEntryAuthor, {
        params: { id },
      });
      return authorId;
    } catch (error) {
      if (error instanceof ApiRequestError && error.code === 'entry_not_found') return null;
      throw error;
    }
  }
}
