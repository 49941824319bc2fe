import { type AccountDeletion, internalRoutes } from '@memory/contracts';
import { InjectServiceClient, type ResponseLanguage, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

/** Calls the routes of social-svc about deletions of accounts. The methods throw its client errors (4xx) as ApiError, and `service_unavailable`. */
@Injectable()
export class AccountDeletionsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /** @throws ApiError `account_deletion_unavailable`, `user_not_found` */
  request(userId: string, language: ResponseLanguage): Promise<AccountDeletion> {
    return this.social
      .call({ userId }, internalRoutes.storeAccountDeletion, { params: { userId }, body: { language } })
      .catch(rethrowAsApiError);
  }

  /**
   * Keeps the account of a user who signs in.
   * @returns whether there was a deletion to cancel
   * @throws ApiError `user_not_found` when the account has been erased
   */
  async cancel(userId: string, language: ResponseLanguage): Promise<boolean> {
    const { cancelled } = await this.social
      .call({ userId }, internalRoutes.cancelAccountDeletion, { params: { userId }, body: { language } })
      .catch(rethrowAsApiError);
    return cancelled;
  }
}
