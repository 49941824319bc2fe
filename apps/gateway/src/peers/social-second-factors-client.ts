import {
  type AddedSecondFactor,
  internalRoutes,
  type NewRecoveryCodes,
  type PasskeyCreationOptions,
  type PasskeyRegistration,
  type SecondFactorStatus,
  type TotpSetup,
} from '@memory/contracts';
import { InjectServiceClient, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

/** Where the browser created a passkey. */
export interface PasskeyCeremony {
  readonly challenge: string;
  readonly origin: string;
  readonly rpId: string;
}

/** Calls the second-factor routes of social-svc. The methods throw its client errors (4xx) as ApiError, and `service_unavailable`. */
@Injectable()
export class SocialSecondFactorsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  read(userId: string): Promise<SecondFactorStatus> {
    return this.social
      .call({ userId }, internalRoutes.readAccountSecondFactor, { params: { userId } })
      .catch(rethrowAsApiError);
  }

  startTotpSetup(userId: string): Promise<TotpSetup> {
    return this.social
      .call({ userId }, internalRoutes.startAccountTotpSetup, { params: { userId } })
      .catch(rethrowAsApiError);
  }

  confirmTotpSetup(userId: string, code: string): Promise<AddedSecondFactor> {
    return this.social
      .call({ userId }, internalRoutes.confirmAccountTotpSetup, { params: { userId }, body: { code } })
      .catch(rethrowAsApiError);
  }

  async removeTotp(userId: string): Promise<void> {
    await this.social
      .call({ userId }, internalRoutes.removeAccountTotp, { params: { userId } })
      .catch(rethrowAsApiError);
  }

  createCreationOptions(userId: string, rpId: string): Promise<PasskeyCreationOptions> {
    return this.social
      .call({ userId }, internalRoutes.createPasskeyCreationOptions, { params: { userId }, body: { rpId } })
      .catch(rethrowAsApiError);
  }

  addPasskey(
    userId: string,
    body: PasskeyCeremony & { name: string; response: PasskeyRegistration },
  ): Promise<AddedSecondFactor> {
    return this.social
      .call({ userId }, internalRoutes.addAccountPasskey, { params: { userId }, body })
      .catch(rethrowAsApiError);
  }

  async removePasskey(userId: string, id: string): Promise<void> {
    await this.social
      .call({ userId }, internalRoutes.removeAccountPasskey, { params: { userId, id } })
      .catch(rethrowAsApiError);
  }

  createRecoveryCodes(userId: string): Promise<NewRecoveryCodes> {
    return this.social
      .call({ userId }, internalRoutes.createAccountRecoveryCodes, { params: { userId } })
      .catch(rethrowAsApiError);
  }
}
