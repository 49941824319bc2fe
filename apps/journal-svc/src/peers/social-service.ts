import { ApiRequestError } from '@memory/api-client';
import { IdentitySigner, ServiceClient, type Viewer } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type JournalConfig } from '../config.ts';

/** What the journal asks social-svc, because it must be true now. */
@Injectable()
export class SocialService {
  private readonly social: ServiceClient;

  constructor(@Inject(CONFIG) config: JournalConfig) {
    const signer = new IdentitySigner({ key: config.SIGNING_KEY, caller: 'journal-svc' });
    this.social = new ServiceClient({ service: 'social-svc', baseUrl: config.SOCIAL_URL, signer });
  }

  /**
   * Whether two people are friends at this moment; never remembered, because ending a friendship counts on the very next request.
   * @throws ApiError `service_unavailable` rather than a guess
   */
  async areFriends(userId: string, otherId: string): Promise<boolean> {
    const { friends } = await this.social.call({ userId }, (social, headers) =>
      social.GET('/internal/friendships/{userId}/{otherId}', { params: { path: { userId, otherId } }, headers }),
    );
    return friends;
  }

  /** Everyone who is this person's friend at this moment; never remembered either. @throws ApiError `service_unavailable` */
  async friendIds(userId: string): Promise<string[]> {
    const { ids } = await this.social.call({ userId }, (social, headers) =>
      social.GET('/internal/friends/{userId}', { params: { path: { userId } }, headers }),
    );
    return ids;
  }

  /** The public part of an account with its version; null when there is no such account. */
  async readAuthorCard(userId: string, viewer: Viewer) {
    try {
      return await this.social.call(viewer, (social, headers) =>
        social.GET('/internal/accounts/{userId}/card', { params: { path: { userId } }, headers }),
      );
    } catch (error) {
      if (error instanceof ApiRequestError && error.code === 'user_not_found') return null;
      throw error;
    }
  }
}
