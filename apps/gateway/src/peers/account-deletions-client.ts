import { internalRoutes } from '@memory/contracts';
import { InjectServiceClient, type ResponseLanguage, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

/** Calls the route of social-svc that cancels deletions of accounts. The method throws its client errors (4xx) as ApiError, and `service_unavailable`. */
@Injectable()
export class AccountDeletionsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

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
