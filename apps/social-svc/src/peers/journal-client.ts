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
   * Takes sight away from a pair of users in journal-svc, which answers when it has stored that.
   * @throws ApiError `service_unavailable` unless journal-svc has confirmed: the caller must not commit its change then
   */
  async storeWithdrawal(relation: PairRelation): Promise<void> {
    try {
      await this.journal.call({ userId: null }, internalRoutes.storeWithdrawal, { body: relation });
    } catch (cause) {
      // A journal-svc of the previous release asks social-svc at each read, and no other one trusts its copies while it runs (RelationSync).
      if (cause instanceof ApiRequestError && cause.code === 'not_found') return;
      // Whether journal-svc has stored it or not: nothing is changed here.
      throw new ApiError('service_unavailable', { cause });
    }
  }

  /** The author of an entry; null when it does not exist or the viewer may not see it. @throws ApiError `service_unavailable` */
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
