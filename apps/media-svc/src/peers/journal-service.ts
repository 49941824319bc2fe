import { ApiRequestError } from '@memory/api-client';
import { ApiError, IdentitySigner, ServiceClient, type Viewer } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';

export interface FileVisibility {
  /** Whether the viewer may see an entry that uses the file. */
  readonly visible: boolean;
  /** Whether any entry uses it. */
  readonly used: boolean;
}

/** What media-svc asks the journal, always now and never from memory. */
@Injectable()
export class JournalService {
  private readonly journal: ServiceClient;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'media-svc' });
    this.journal = new ServiceClient({ service: 'journal-svc', baseUrl: config.JOURNAL_URL, signer });
  }

  /** @throws ApiError `service_unavailable` when there is no answer that can be relied on */
  visibility(viewer: Viewer, fileId: string): Promise<FileVisibility> {
    return this.journal
      .call(viewer, (journal, headers) =>
        journal.GET('/internal/files/{id}/visibility', { params: { path: { id: fileId } }, headers }),
      )
      .catch((cause: unknown) => {
        if (!(cause instanceof ApiRequestError)) throw cause;
        throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
      });
  }

  /** Those of somebody's files that no entry uses at this moment. @throws ApiError `service_unavailable` */
  async unused(ownerId: string, fileIds: readonly string[]): Promise<string[]> {
    const asked = await Promise.all(
      fileIds.map(async (id) => ({ id, ...(await this.visibility({ userId: ownerId }, id)) })),
    );
    return asked.filter(({ used }) => !used).map(({ id }) => id);
  }
}
