import {
  type AccountDeletion,
  accountDeletionRoutes as routes,
  type DeletionConfirmation,
  internalAccountDeletionRoutes,
  type PasskeyRequestOptions,
} from '@memory/contracts';
import {
  BrowserResponse,
  type Client,
  CurrentBrowserResponse,
  CurrentClient,
  ImplementsRoute,
  responseLanguage,
  SignedInUser,
} from '@memory/service-kit';
import { Body, Controller, Param, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { MailLanguage } from '../mail/mail-content.ts';
import { CancelAccountDeletion } from './cancel-account-deletion.ts';
import { ConfirmSecondFactor } from './confirm-second-factor.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';

const { cancelAccountDeletion } = internalAccountDeletionRoutes;

/** Routes with which a user requests the deletion of the own account; the gateway cancels the deletion when the user signs in at the provider. */
@Controller()
export class AccountDeletionController {
  constructor(
    private readonly confirmSecondFactor: ConfirmSecondFactor,
    private readonly requestAccountDeletion: RequestAccountDeletion,
    private readonly cancelAccountDeletion: CancelAccountDeletion,
  ) {}

  @ImplementsRoute(routes.createDeletionPasskeyOptions)
  createPasskeyOptions(
    @SignedInUser() userId: string,
    @CurrentClient() client: Client,
  ): Promise<PasskeyRequestOptions> {
    return this.confirmSecondFactor.createPasskeyOptions(userId, client);
  }

  @ImplementsRoute(routes.requestAccountDeletion)
  async request(
    @SignedInUser() userId: string,
    @CurrentClient() client: Client,
    @Body({ schema: routes.requestAccountDeletion.body }) confirmation: DeletionConfirmation,
    @Req() { headers }: FastifyRequest,
    @CurrentBrowserResponse() browser: BrowserResponse,
  ): Promise<AccountDeletion> {
    const deletion = await this.requestAccountDeletion.execute(userId, confirmation, client, responseLanguage(headers));
    browser.endSession();
    return deletion;
  }

  @ImplementsRoute(cancelAccountDeletion)
  async cancel(
    @Param({ schema: cancelAccountDeletion.params }) { userId }: { userId: string },
    @Body({ schema: cancelAccountDeletion.body }) { language }: { language: MailLanguage },
  ) {
    return { cancelled: await this.cancelAccountDeletion.execute(userId, language) };
  }
}
