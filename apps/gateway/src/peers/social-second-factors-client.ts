import type {
  AddedSecondFactor,
  NewRecoveryCodes,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRegistration,
  PasskeyRequestOptions,
  SecondFactorStatus,
  SignInRequirement,
  TotpSetup,
} from '@memory/contracts';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

/** Where the browser created or used a passkey. */
export interface PasskeyCeremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

type Call = Parameters<ServiceClient['call']>[1];
type Requests = Parameters<Call>[0];

/** Calls the second-factor routes of social-svc. The methods throw its client errors (4xx) as ApiError, and `service_unavailable`. */
@Injectable()
export class SocialSecondFactorsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  readSignInRequirement(userId: string): Promise<SignInRequirement> {
    return this.call(userId, (client, request) =>
      client.GET('/internal/accounts/{userId}/sign-in-requirement', request),
    );
  }

  async verifyCode(userId: string, body: { code: string; passwordKey: string }): Promise<'totp' | 'recovery_code'> {
    const { method } = await this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/verify-code', { ...request, body }),
    );
    return method;
  }

  createRequestOptions(userId: string, body: { rpId: string; passwordKey: string }): Promise<PasskeyRequestOptions> {
    return this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/passkey-request-options', { ...request, body }),
    );
  }

  async verifyPasskey(
    userId: string,
    body: PasskeyCeremony & { response: PasskeyAssertion; passwordKey: string },
  ): Promise<void> {
    await this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/verify-passkey', { ...request, body }),
    );
  }

  read(userId: string): Promise<SecondFactorStatus> {
    return this.call(userId, (client, request) => client.GET('/internal/accounts/{userId}/second-factor', request));
  }

  startTotpSetup(userId: string): Promise<TotpSetup> {
    return this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/totp', request),
    );
  }

  confirmTotpSetup(userId: string, code: string): Promise<AddedSecondFactor> {
    return this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/totp/confirm', { ...request, body: { code } }),
    );
  }

  async removeTotp(userId: string): Promise<void> {
    await this.call(userId, (client, request) =>
      client.DELETE('/internal/accounts/{userId}/second-factor/totp', request),
    );
  }

  createCreationOptions(userId: string, rpId: string): Promise<PasskeyCreationOptions> {
    return this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/passkey-creation-options', { ...request, body: { rpId } }),
    );
  }

  addPasskey(
    userId: string,
    body: PasskeyCeremony & { name: string; response: PasskeyRegistration },
  ): Promise<AddedSecondFactor> {
    return this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/passkeys', { ...request, body }),
    );
  }

  async removePasskey(userId: string, id: string): Promise<void> {
    await this.call(userId, (client, { headers }) =>
      client.DELETE('/internal/accounts/{userId}/second-factor/passkeys/{id}', {
        headers,
        params: { path: { userId, id } },
      }),
    );
  }

  createRecoveryCodes(userId: string): Promise<NewRecoveryCodes> {
    return this.call(userId, (client, request) =>
      client.POST('/internal/accounts/{userId}/second-factor/recovery-codes', request),
    );
  }

  /** Calls a route of one account, in the name of its user. */
  private call<Data>(
    userId: string,
    send: (
      client: Requests,
      request: { headers: Record<string, string>; params: { path: { userId: string } } },
    ) => Promise<{ data?: Data; error?: unknown; response: Response }>,
  ): Promise<Data> {
    return this.social
      .call({ userId }, (client, headers) => send(client, { headers, params: { path: { userId } } }))
      .catch(rethrowAsApiError);
  }
}
