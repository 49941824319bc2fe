import {
  type credentialsSchema,
  type ExternalIdentity,
  internalRoutes,
  type passwordChangeSchema,
  type registrationSchema,
  type User,
} from '@memory/contracts';
import type { SecurityEventSubject } from '@memory/events';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

export type Registration = z.output<typeof registrationSchema>;
export type PasswordChange = z.output<typeof passwordChangeSchema>;
export type Credentials = z.output<typeof credentialsSchema>;

const signedOut = { userId: null };

/** Calls the account routes of social-svc. The methods throw its client errors (4xx) as ApiError, and `service_unavailable`. */
@Injectable()
export class SocialAccountsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /**
   * Registers an account.
   * @throws ApiError `registration_closed`, `invitation_invalid`, `username_taken`, `email_taken`, `idempotency_key_reused`; `invalid_request`
   * for a password that the installation's rules reject
   */
  register(registration: Registration, idempotencyKey: string | null): Promise<User> {
    return this.social
      .call(signedOut, internalRoutes.registerAccount, { body: registration }, { idempotencyKey })
      .catch(rethrowAsApiError);
  }

  /**
   * Returns the account with the given username and password.
   * @throws ApiError `invalid_credentials`.
   */
  verifyPassword(credentials: Credentials): Promise<User> {
    return this.social.call(signedOut, internalRoutes.verifyPassword, { body: credentials }).catch(rethrowAsApiError);
  }

  /** Returns the key with which the tokens of the account's known devices are signed; a random key when no account has this username. */
  async readDeviceKey(username: string): Promise<string> {
    const { deviceKey } = await this.social
      .call(signedOut, internalRoutes.readDeviceKey, { body: { username } })
      .catch(rethrowAsApiError);
    return deviceKey;
  }

  /**
   * Returns the account that is linked to a verified OpenID Connect identity. social-svc creates the account at the first sign-in.
   * @throws ApiError `registration_closed`, `invitation_invalid` for a first sign-in where new accounts are restricted
   */
  findOrCreateExternal(profile: ExternalIdentity): Promise<User> {
    return this.social.call(signedOut, internalRoutes.openExternalAccount, { body: profile }).catch(rethrowAsApiError);
  }

  /**
   * Changes the password of a user after social-svc has verified the current password.
   * @returns the time at which social-svc revoked the sessions of the user. The event `sessions.revoked` ends the sessions that began before this
   * time.
   * @throws ApiError `wrong_password`; `invalid_request` for a new password that the installation's rules reject
   */
  async changePassword(userId: string, change: PasswordChange): Promise<Date> {
    const { sessionsRevokedAt } = await this.social
      .call({ userId }, internalRoutes.changePassword, { params: { userId }, body: change })
      .catch(rethrowAsApiError);
    return new Date(sessionsRevokedAt);
  }

  /**
   * Checks the password of a signed-in user.
   * @throws ApiError `wrong_password`
   */
  async confirmPassword(userId: string, currentPassword: string): Promise<void> {
    await this.social
      .call({ userId }, internalRoutes.confirmAccountPassword, { params: { userId }, body: { currentPassword } })
      .catch(rethrowAsApiError);
  }

  /**
   * Reads the account of a user.
   * @throws ApiError `user_not_found` when the account has been deleted
   */
  read(userId: string): Promise<User> {
    return this.social.call({ userId }, internalRoutes.readAccount, { params: { userId } }).catch(rethrowAsApiError);
  }

  /** Returns the id or hash under which the security log records a username that was tried. @throws ApiError `service_unavailable` */
  identifyUsername(username: string): Promise<SecurityEventSubject> {
    return this.social
      .call(signedOut, internalRoutes.identifyUsername, { body: { username } })
      .catch(rethrowAsApiError);
  }
}
