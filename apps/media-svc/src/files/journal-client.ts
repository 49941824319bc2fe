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

/** What this service asks the journal, always now and never from memory. */
@Injectable()
export class JournalClient {
  private readonly client: ServiceClient;

  constructor(@Inject(CONFIG) { INTERNAL_KEY, JOURNAL_URL }: MediaConfig) {
    const signer = new IdentitySigner({ key: INTERNAL_KEY, issuer: 'media-svc' });
    this.client = new ServiceClient({ baseUrl: JOURNAL_URL, signer });
  }

  /** @throws ApiError `service_unavailable` when there is no answer that can be relied on */
  visibility(viewer: Viewer, fileId: string): Promise<FileVisibility> {
    return this.client
      .ask(viewer, (journal, headers) => journal.GET('/internal/files/{id}/visibility', { params: { path: { id: fileId } }, headers }))
      .catch((cause: unknown) => {
        if (!(cause instanceof ApiRequestError)) throw cause;
        throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
      });
  }
}
