import { ApiRequestError } from '@memory/api-client';
import type { EntryText } from '@memory/contracts';
import { IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type LanguageConfig } from '../config.ts';

/** What language-svc asks the journal, always in the author's own name: nobody's words are read for anybody else. */
@Injectable()
export class JournalService {
  private readonly journal: ServiceClient;

  constructor(@Inject(CONFIG) config: LanguageConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'language-svc' });
    this.journal = new ServiceClient({ service: 'journal-svc', baseUrl: config.JOURNAL_URL, signer });
  }

  /** An entry's words as they are now; null when the author has no such entry (any more). @throws ApiError `service_unavailable` */
  async readText(authorId: string, entryId: string): Promise<EntryText | null> {
    try {
      return await this.journal.call({ userId: authorId }, (journal, headers) =>
        journal.GET('/internal/own-texts/{id}', { params: { path: { id: entryId } }, headers }),
      );
    } catch (error) {
      if (error instanceof ApiRequestError && error.code === 'entry_not_found') return null;
      throw error;
    }
  }

  /** Everything an author wrote, newest first, a page in memory at a time. @throws ApiError `service_unavailable` */
  async *textsOf(authorId: string): AsyncGenerator<EntryText> {
    let cursor: string | null = null;
    do {
      const query: { cursor?: string } = cursor === null ? {} : { cursor };
      const page: { texts: EntryText[]; next: string | null } = await this.journal.call(
        { userId: authorId },
        (journal, headers) => journal.GET('/internal/own-texts', { params: { query }, headers }),
      );
      yield* page.texts;
      cursor = page.next;
    } while (cursor !== null);
  }
}
