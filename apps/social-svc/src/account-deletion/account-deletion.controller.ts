import {
  type AccountDeletion,
  accountDeletionRoutes as routes,
  type DeletionConfirmation,
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
import { Body, Controller, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ConfirmSecondFactor } from './confirm-second-factor.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';

/** Routes with which a user requests the deletion of the own account. */
@Controller()
export class AccountDeletionController {
  constructor(
    private readonly confirmSecondFactor: ConfirmSecondFactor,
    private readonly requestAccountDeletion: RequestAccountDeletion,
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
}
