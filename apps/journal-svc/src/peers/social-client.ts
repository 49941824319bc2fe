import { ApiRequestError } from '@memory/api-client';
import { InjectServiceClient, ServiceClient, type Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** Calls to social-svc. Friendships are never cached, because the end of a friendship must apply to the next request. */
@Injectable()
export class SocialClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /** @throws ApiError `service_unavailable` */
  async areFriends(userId: string, otherId: string): Promise<boolean> {
    const { friends } = await this.social.call({ userId }, (social, headers) =>
      social.GET('/internal/friendships/{userId}/{otherId}', { params: { path: { userId, otherId } }, headers }),
    );
    return friends;
  }

  /** The ids of a user's current friends. @throws ApiError `service_unavailable` */
  async listFriendIds(userId: string): Promise<string[]> {
    const { ids } = await this.social.call({ userId }, (social, headers) =>
      social.GET('/internal/friends/{userId}', { params: { path: { userId } }, headers }),
    );
    return ids;
  }

  /** The public fields of an account with its version; null when there is no such account. @throws ApiError `service_unavailable` */
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
