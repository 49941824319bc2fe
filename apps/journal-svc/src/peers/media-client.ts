import type { FileDescription } from '@memory/contracts';
import { InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** Calls to media-svc. */
@Injectable()
export class MediaClient {
  constructor(@InjectServiceClient('media-svc') private readonly media: ServiceClient) {}

  /** Owner and content type of those files that exist. @param ids 30 at most. @throws ApiError `service_unavailable` */
  describeFiles(userId: string, ids: string[]): Promise<FileDescription[]> {
    return this.media.call({ userId }, (media, headers) =>
      media.POST('/internal/files/describe', { body: { ids }, headers }),
    );
  }
}
