import { type ExternalIdentity, internalRoutes, type User } from '@memory/contracts';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

const signedOut = { userId: null };

/** Calls the account routes of social-svc. The methods throw its client errors (4xx) as ApiError, and `service_unavailable`. */
@Injectable()
export class SocialAccountsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /**
   * Returns the account that is linked to a verified OpenID Connect identity. social-svc creates the account at the first sign-in.
   * @throws ApiError `registration_closed`, `invitation_invalid` for a first sign-in where new accounts are restricted
   */
  findOrCreateExternal(profile: ExternalIdentity): Promise<User> {
    return this.social.call(signedOut, internalRoutes.openExternalAccount, { body: profile }).catch(rethrowAsApiError);
  }

  /**
   * Reads the account of a user.
   * @throws ApiError `user_not_found` when the account has been deleted
   */
  read(userId: string): Promise<User> {
    return this.social.call({ userId }, internalRoutes.readAccount, { params: { userId } }).catch(rethrowAsApiError);
  }
}
