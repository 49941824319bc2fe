import type { FileDescription } from '@memory/contracts';
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
    return this.media.call({ userId }, (media, headers) =>
      media.POST('/internal/files/describe', { body: { ids }, headers }),
    );
  }
}
