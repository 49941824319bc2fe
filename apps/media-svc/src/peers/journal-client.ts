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
   * Returns those of the owner's given files that no entry uses now.
   * @throws ApiError `service_unavailable`
   */
  async findUnusedFiles(ownerId: string, fileIds: readonly string[]): Promise<string[]> {
    const visibilities = await Promise.all(
      fileIds.map(async (id) => ({ id, ...(await this.findFileVisibility({ userId: ownerId }, id)) })),
    );
    return visibilities.filter(({ used }) => !used).map(({ id }) => id);
  }
}
