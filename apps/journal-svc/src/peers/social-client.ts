import { ApiRequestError } from '@memory/api-client';
import { InjectServiceClient, ServiceClient, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of social-svc. Friendships are never cached, because the end of a friendship must take effect at the next request. */
@Injectable()
export class SocialClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /**
   * Whether two users are friends now.
   * @throws ApiError `service_unavailable`
   */
  async areFriends(userId: string, otherId: string): Promise<boolean> {
    const { friends } = await this.social.call({ userId }, (social, headers) =>
      social.GET('/internal/friendships/{userId}/{otherId}', { params: { path: { userId, otherId } }, headers }),
    );
    return friends;
  }

  /**
   * Returns the ids of a user's current friends.
   * @throws ApiError `service_unavailable`
   */
  async listFriendIds(userId: string): Promise<string[]> {
    const { ids } = await this.social.call({ userId }, (social, headers) =>
      social.GET('/internal/friends/{userId}', { params: { path: { userId } }, headers }),
    );
    return ids;
  }

  /**
   * Returns the public fields of an account and its version; null when there is no such account.
   * @throws ApiError `service_unavailable`
   */
  async fetchAccountCard(userId: string, viewer: Viewer) {
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
