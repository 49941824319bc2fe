import { type AccountDeletion, internalAccountDeletionRoutes as routes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Param } from '@nestjs/common';
import type { MailLanguage } from '../mail/mail-content.ts';
import { CancelAccountDeletion } from './cancel-account-deletion.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';

/** Internal routes for the gateway, which has confirmed who the user is. */
@Controller()
export class AccountDeletionController {
  constructor(
    private readonly requestAccountDeletion: RequestAccountDeletion,
    private readonly cancelAccountDeletion: CancelAccountDeletion,
  ) {}

  @ImplementsRoute(routes.storeAccountDeletion)
  store(
    @Param({ schema: routes.storeAccountDeletion.params }) { userId }: { userId: string },
    @Body({ schema: routes.storeAccountDeletion.body }) { language }: { language: MailLanguage },
  ): Promise<AccountDeletion> {
    return this.requestAccountDeletion.execute(userId, language);
  }

  @ImplementsRoute(routes.cancelAccountDeletion)
  async cancel(
    @Param({ schema: routes.cancelAccountDeletion.params }) { userId }: { userId: string },
    @Body({ schema: routes.cancelAccountDeletion.body }) { language }: { language: MailLanguage },
  ) {
    return { cancelled: await this.cancelAccountDeletion.execute(userId, language) };
  }
}
