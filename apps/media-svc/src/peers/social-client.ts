import { ApiRequestError } from '@memory/api-client';
import { internalRoutes } from '@memory/contracts';
import { InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of social-svc. */
@Injectable()
export class SocialClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /**
   * Returns the media URL of a user's avatar; null when the user has no avatar or does not exist, or when the account waits for its erasure.
   * @throws ApiError `service_unavailable`
   */
  async findAvatarUrl(userId: string): Promise<string | null> {
    try {
      const card = await this.social.call({ userId: null }, internalRoutes.readAuthorCard, { params: { userId } });
      return card.profileImageUrl;
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Whether the account exists. An erasure deletes the account before all other data of the user. An account that waits for its erasure still
   * exists, although it is hidden from everyone.
   * @throws ApiError `service_unavailable`
   */
  async hasAccount(userId: string): Promise<boolean> {
    const existing = await this.social.call({ userId: null }, internalRoutes.findExistingAccounts, {
      body: { ids: [userId] },
    });
    return existing.ids.length > 0;
  }
}
