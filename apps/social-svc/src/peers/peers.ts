import { ServiceClient, IdentitySigner } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type SocialConfig } from '../config.ts';

/** The services this one asks, each under its name. */
@Injectable()
export class Peers {
  readonly media: ServiceClient;
  readonly journal: ServiceClient;
  readonly language: ServiceClient;

  constructor(@Inject(CONFIG) config: SocialConfig) {
    const signer = new IdentitySigner({ key: config.INTERNAL_KEY, issuer: 'social-svc' });
    this.media = new ServiceClient({ baseUrl: config.MEDIA_URL, signer });
    this.journal = new ServiceClient({ baseUrl: config.JOURNAL_URL, signer });
    this.language = new ServiceClient({ baseUrl: config.LANGUAGE_URL, signer });
  }
}
