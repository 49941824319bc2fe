import { ApiRequestError } from '@memory/api-client';
import { InjectServiceClient, ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';

/** The client of social-svc. */
@Injectable()
export class SocialClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /**
   * Returns the media URL of a user's avatar; null when the user has no avatar or does not exist.
   * @throws ApiError `service_unavailable`
   */
  async findAvatarUrl(userId: string): Promise<string | null> {
    return (await this.findCard(userId))?.profileImageUrl ?? null;
  }

  /**
   * Whether there is an account. A deleted account is gone before anything else of it.
   * @throws ApiError `service_unavailable`
   */
  async hasAccount(userId: string): Promise<boolean> {
    return (await this.findCard(userId)) !== null;
  }

  private async findCard(userId: string): Promise<{ profileImageUrl: string | null } | null> {
    try {
      return await this.social.call({ userId: null }, (social, headers) =>
        social.GET('/internal/accounts/{userId}/card', { params: { path: { userId } }, headers }),
      );
    } catch (error) {
      if (error instanceof ApiRequestError && error.status === 404) return null;
      throw error;
    }
  }
}
