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
}
