import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** Calls journal-svc. */
@Injectable()
export class JournalClient {
  constructor(@InjectServiceClient('journal-svc') private readonly journal: ServiceClient) {}

  /** Ids of users with recent public entries, the most recent first. @throws ApiError `service_unavailable` */
  async listActiveAuthorIds(userId: string): Promise<string[]> {
    const { ids } = await this.journal.call({ userId }, (journal, headers) =>
      journal.GET('/internal/active-authors', { headers }),
    );
    return ids;
  }
}
