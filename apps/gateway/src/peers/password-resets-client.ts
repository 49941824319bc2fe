import { internalRoutes, type PasswordResetInput } from '@memory/contracts';
import { InjectServiceClient, type ResponseLanguage, type ServiceClient } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { rethrowAsApiError } from './rethrow-as-api-error.ts';

const signedOut = { userId: null };

/** Calls the routes of social-svc that reset passwords. */
@Injectable()
export class PasswordResetsClient {
  constructor(@InjectServiceClient('social-svc') private readonly social: ServiceClient) {}

  /** Stores a request for a mail. @throws ApiError `password_reset_mail_unavailable`, `service_unavailable` */
  async storeRequest(usernameOrEmail: string, language: ResponseLanguage): Promise<void> {
    await this.social
      .call(signedOut, internalRoutes.storePasswordResetRequest, { body: { usernameOrEmail, language } })
      .catch(rethrowAsApiError);
  }

  /**
   * Sets a new password.
   * @returns the id of the user
   * @throws ApiError `reset_code_invalid`; `invalid_request` for a password that the installation's rules reject
   */
  async apply(reset: PasswordResetInput): Promise<string> {
    const { userId } = await this.social
      .call(signedOut, internalRoutes.applyPasswordReset, { body: reset })
      .catch(rethrowAsApiError);
    return userId;
  }
}
