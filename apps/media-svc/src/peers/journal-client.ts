import { ApiRequestError } from '@memory/api-client';
import { ApiError, InjectServiceClient, ServiceClient, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

export interface FileVisibility {
  /** Whether the viewer may see an entry that uses the file. */
  readonly visible: boolean;
  /** Whether any entry uses the file. */
  readonly used: boolean;
}

/** The client of journal-svc. Its responses are never cached, because entries may become private at any time. */
@Injectable()
export class JournalClient {
  constructor(@InjectServiceClient('journal-svc') private readonly journal: ServiceClient) {}

  /**
   * Requests whether a viewer may see a file and whether an entry uses the file.
   * @throws ApiError `service_unavailable` when journal-svc does not respond correctly
   */
  findFileVisibility(viewer: Viewer, fileId: string): Promise<FileVisibility> {
    return this.journal
      .call(viewer, (journal, headers) =>
        journal.GET('/internal/files/{id}/visibility', { params: { path: { id: fileId } }, headers }),
      )
      .catch((cause: unknown) => {
        if (!(cause instanceof ApiRequestError)) throw cause;
        throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
      });
  }

  /**
   * Returns those of the given files that no entry uses now.
   * @throws ApiError `service_unavailable`
   */
  async findUnusedFiles(fileIds: readonly string[]): Promise<string[]> {
    const files = await Promise.all(fileIds.map(async (id) => ({ id, used: await this.isUsed(id) })));
    return files.filter(({ used }) => !used).map(({ id }) => id);
  }

  /**
   * Returns whether any entry uses the file. The call has no viewer, because journal-svc would have to call social-svc for one.
   * @throws ApiError `service_unavailable`
   */
  async isUsed(fileId: string): Promise<boolean> {
    return (await this.findFileVisibility({ userId: null }, fileId)).used;
  }
}
