import { ApiRequestError } from '@memory/api-client';
import { internalRoutes, USED_FILES_MAX_IDS } from '@memory/contracts';
import { ApiError, InjectServiceClient, ServiceClient, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of journal-svc. Its responses are never cached, because entries may become private at any time. */
@Injectable()
export class JournalClient {
  constructor(@InjectServiceClient('journal-svc') private readonly journal: ServiceClient) {}

  /**
   * Requests whether a viewer may see an entry that uses the file.
   * @throws ApiError `service_unavailable` when journal-svc does not respond correctly
   */
  async canViewFile(viewer: Viewer, fileId: string): Promise<boolean> {
    const { visible } = await this.journal
      .call(viewer, internalRoutes.fileVisibility, { params: { id: fileId } })
      .catch(throwUnavailable);
    return visible;
  }

  /**
   * Returns the given files that at least one entry uses now.
   * @throws ApiError `service_unavailable`
   */
  async findUsedFiles(fileIds: readonly string[]): Promise<Set<string>> {
    const used = new Set<string>();
    for (let start = 0; start < fileIds.length; start += USED_FILES_MAX_IDS) {
      const ids = fileIds.slice(start, start + USED_FILES_MAX_IDS);
      const { usedIds } = await this.journal
        .call({ userId: null }, internalRoutes.findUsedFiles, { body: { ids } })
        .catch(throwUnavailable);
      for (const id of usedIds) used.add(id);
    }
    return used;
  }

  /**
   * Returns the given files that no entry uses now.
   * @throws ApiError `service_unavailable`
   */
  async findUnusedFiles(fileIds: readonly string[]): Promise<string[]> {
    const used = await this.findUsedFiles(fileIds);
    return fileIds.filter((id) => !used.has(id));
  }

  /**
   * Returns the given files that are used by an entry without a text and whose extracted text journal-svc has never received.
   * @param ids at most INTEGRITY_MAX_IDS file ids
   * @throws ApiError `service_unavailable`
   */
  async findFilesWithoutText(ids: string[]): Promise<string[]> {
    if (ids.length === 0) return [];
    const found = await this.journal.call({ userId: null }, internalRoutes.findFilesWithoutText, { body: { ids } });
    return found.ids;
  }

  /**
   * Returns whether any entry uses the file.
   * @throws ApiError `service_unavailable`
   */
  async isUsed(fileId: string): Promise<boolean> {
    return (await this.findUsedFiles([fileId])).has(fileId);
  }
}

function throwUnavailable(cause: unknown): never {
  if (!(cause instanceof ApiRequestError)) throw cause;
  throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
}
