import { type AddedFriend, internalRoutes } from '@memory/contracts';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

/** Calls the route of social-svc that sends friend requests with friend codes. */
@Injectable()
export class FriendRequestsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /** @throws ApiError `friend_code_unknown`, `friend_oneself`, `too_many_friends_added`, `service_unavailable` */
  sendByCode(userId: string, code: string): Promise<AddedFriend> {
    return this.social
      .call({ userId }, internalRoutes.storeFriendRequestByCode, { params: { userId }, body: { code } })
      .catch(rethrowAsApiError);
  }
}
