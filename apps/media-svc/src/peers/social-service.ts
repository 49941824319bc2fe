import { ApiRequestError } from '@memory/api-client';
import { IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type MediaConfig } from '../config.ts';

/** What media-svc asks social-svc. */
@Injectable()
export class SocialService {
  private readonly social: ServiceClient;

  constructor(@Inject(CONFIG) config: MediaConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'media-svc' });
    this.social = new ServiceClient({ service: 'social-svc', baseUrl: config.SOCIAL_URL, signer });
  }

  /** The media URL of somebody's profile picture; null without one, or without such a person. @throws ApiError `service_unavailable` */
  async profilePicture(userId: string): Promise<string | null> {
    try {
      const card = await this.social.call({ userId: null }, (social, headers) =>
        social.GET('/internal/accounts/{userId}/card', { params: { path: { userId } }, headers }),
      );
      return card.profileImageUrl;
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 404) return null;
      throw error;
    }
  }
}
