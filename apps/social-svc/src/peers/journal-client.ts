import { ApiRequestError } from '@memory/api-client';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
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
    const { ids } = await this.journal.call({ userId }, (journal, headers) =>
      journal.GET('/internal/active-authors', { headers }),
    );
    return ids;
  }

  /** The author of an entry; null when it does not exist or the viewer may not see it. @throws ApiError `service_unavailable` */
  async findEntryAuthorId(id: string, viewerId: string): Promise<string | null> {
    try {
      const { authorId } = await this.journal.call({ userId: viewerId }, (journal, headers) =>
        journal.GET('/internal/entries/{id}/author', { params: { path: { id } }, headers }),
      );
      return authorId;
    } catch (error) {
      if (error instanceof ApiRequestError && error.code === 'entry_not_found') return null;
      throw error;
    }
  }
}
