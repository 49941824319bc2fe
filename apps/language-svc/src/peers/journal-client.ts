import { ApiRequestError } from '@memory/api-client';
import type { EntryText } from '@memory/contracts';
import { InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** Calls to journal-svc. Each is signed with the author's identity, because journal-svc returns entry texts to their author only. */
@Injectable()
export class JournalClient {
  constructor(@InjectServiceClient('journal-svc') private readonly journal: ServiceClient) {}

  /** The current text of an entry; null when the author has no such entry. @throws ApiError `service_unavailable` */
  async fetchEntryText(authorId: string, entryId: string): Promise<EntryText | null> {
    try {
      return await this.journal.call({ userId: authorId }, (journal, headers) =>
        journal.GET('/internal/own-texts/{id}', { params: { path: { id: entryId } }, headers }),
      );
    } catch (error) {
      if (error instanceof ApiRequestError && error.code === 'entry_not_found') return null;
      throw error;
    }
  }

  /** The texts of all entries of an author, newest first, fetched page by page. @throws ApiError `service_unavailable` */
  async *streamEntryTexts(authorId: string): AsyncGenerator<EntryText> {
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
