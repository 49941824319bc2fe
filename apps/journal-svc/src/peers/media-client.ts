import { type FileDescription, internalRoutes } from '@memory/contracts';
import { InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of media-svc. */
@Injectable()
export class MediaClient {
  constructor(@InjectServiceClient('media-svc') private readonly media: ServiceClient) {}

  /**
   * Returns the owner and content type of each of the user's own files among the ids.
   * @param ids at most 30 file ids
   * @throws ApiError `service_unavailable`
   */
  describeFiles(userId: string, ids: string[]): Promise<FileDescription[]> {
    return this.media.call({ userId }, internalRoutes.describeFiles, { body: { ids } });
  }

  /**
   * Returns the ids of the files that exist, of any owner.
   * @param ids at most INTEGRITY_MAX_IDS file ids
   * @throws ApiError `service_unavailable`
   */
  async findExistingFiles(ids: string[]): Promise<string[]> {
    const existing = await this.media.call({ userId: null }, internalRoutes.findExistingFiles, { body: { ids } });
    return existing.ids;
  }
}
