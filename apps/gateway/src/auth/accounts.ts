import { ApiRequestError } from '@memory/api-client';
import type {
  credentialsSchema,
  ExternalIdentity,
  passwordChangeSchema,
  registrationSchema,
  User,
} from '@memory/contracts';
import { type ErrorCode, errorCatalog } from '@memory/contracts';
import { ApiError, IDEMPOTENCY_HEADER, IdentitySigner, ServiceClient } from '@memory/service-kit';
import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { CONFIG, type GatewayConfig } from '../config.ts';

export type Registration = z.output<typeof registrationSchema>;
export type PasswordChange = z.output<typeof passwordChangeSchema>;
export type Credentials = z.output<typeof credentialsSchema>;

const nobody = { userId: null };

/** What the gateway asks social-svc about accounts, and its refusals as errors of ours. */
@Injectable()
export class Accounts {
  private readonly social: ServiceClient;

  constructor(@Inject(CONFIG) config: GatewayConfig, signer: IdentitySigner) {
    this.social = new ServiceClient({ service: 'social-svc', baseUrl: config.SOCIAL_URL, signer });
  }

  /** @throws ApiError `username_taken`, `email_taken`, `idempotency_key_reused`. */
  register(registration: Registration, key: string | null): Promise<User> {
    const repeatable = key === null ? {} : { [IDEMPOTENCY_HEADER]: key };
    return this.social
      .call(nobody, (client, headers) =>
        client.POST('/internal/accounts', { headers: { ...headers, ...repeatable }, body: registration }),
      )
      .catch(refuse);
  }

  /** @throws ApiError `invalid_credentials`. */
  verify(credentials: Credentials): Promise<User> {
    return this.social
      .call(nobody, (client, headers) =>
        client.POST('/internal/accounts/verify-password', { headers, body: credentials }),
      )
      .catch(refuse);
  }

  /** The account of somebody a provider vouches for; made when it is their first time. */
  openExternal(person: ExternalIdentity): Promise<User> {
    return this.social
      .call(nobody, (client, headers) => client.POST('/internal/accounts/external', { headers, body: person }))
      .catch(refuse);
  }

  /** @throws ApiError `wrong_password`. */
  async changePassword(userId: string, change: PasswordChange): Promise<void> {
    await this.social
      .call({ userId }, (client, headers) =>
        client.PATCH('/internal/accounts/{userId}/password', { headers, params: { path: { userId } }, body: change }),
      )
      .catch(refuse);
  }

  /** @throws ApiError `user_not_found` when the account is gone. */
  read(userId: string): Promise<User> {
    return this.social
      .call({ userId }, (client, headers) =>
        client.GET('/internal/accounts/{userId}', { headers, params: { path: { userId } } }),
      )
      .catch(refuse);
  }
}

const isOurs = (code: string): code is ErrorCode => code in errorCatalog;

/** The other service's refusal, to be said again in the language of this request; what it could not do for us is a 503. */
function refuse(cause: unknown): never {
  if (!(cause instanceof ApiRequestError)) throw cause;
  if (cause.status < 500 && isOurs(cause.code)) throw new ApiError(cause.code, { fields: cause.fields, cause });
  throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
}
