import type { FileDescription } from '@memory/contracts';
import { IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type JournalConfig } from '../config.ts';

/** Calls to media-svc. */
@Injectable()
export class MediaClient {
  private readonly media: ServiceClient;

  constructor(@Inject(CONFIG) config: JournalConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'journal-svc' });
    this.media = new ServiceClient({ service: 'media-svc', baseUrl: config.MEDIA_URL, signer });
  }

  /** Owner and content type of those files that exist. @param ids 30 at most. @throws ApiError `service_unavailable` */
  describeFiles(userId: string, ids: string[]): Promise<FileDescription[]> {
    return this.media.call({ userId }, (media, headers) =>
      media.POST('/internal/files/describe', { body: { ids }, headers }),
    );
  }
}
