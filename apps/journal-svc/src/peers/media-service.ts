import type { FileDescription } from '@memory/contracts';
import { IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type JournalConfig } from '../config.ts';

/** What the journal asks media-svc. */
@Injectable()
export class MediaService {
  private readonly media: ServiceClient;

  constructor(@Inject(CONFIG) config: JournalConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'journal-svc' });
    this.media = new ServiceClient({ service: 'media-svc', baseUrl: config.MEDIA_URL, signer });
  }

  /** Owner and type of each file that exists among `ids` (30 at most). */
  describe(userId: string, ids: string[]): Promise<FileDescription[]> {
    return this.media.call({ userId }, (media, headers) =>
      media.POST('/internal/files/describe', { body: { ids }, headers }),
    );
  }
}
