import { IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type SocialConfig } from '../config.ts';

/** What social-svc asks the journal. */
@Injectable()
export class JournalService {
  private readonly journal: ServiceClient;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'social-svc' });
    this.journal = new ServiceClient({ service: 'journal-svc', baseUrl: config.JOURNAL_URL, signer });
  }

  /** Who wrote in public lately, the latest first. @throws ApiError `service_unavailable` */
  async activeAuthors(userId: string): Promise<string[]> {
    const { ids } = await this.journal.call({ userId }, (journal, headers) =>
      journal.GET('/internal/active-authors', { headers }),
    );
    return ids;
  }
}
