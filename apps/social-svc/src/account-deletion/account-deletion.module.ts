import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { KnownDevicesModule } from '../known-devices/known-devices.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AccountDeletionPoller } from './account-deletion-poller.ts';
import { AccountDeletionController } from './account-deletion.controller.ts';
import { CancelAccountDeletion } from './cancel-account-deletion.ts';
import { ConfirmSecondFactor } from './confirm-second-factor.ts';
import { EraseDueAccounts } from './erase-due-accounts.ts';
import { DeletionMailQueue } from './mail/deletion-mail-queue.ts';
import { SendDueDeletionMail } from './mail/send-due-deletion-mail.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';
import { StoreAccountDeletion } from './store-account-deletion.ts';

@Module({
  imports: [
    AccountsModule,
    ErasureModule,
    KnownDevicesModule,
    MailModule,
    RelationsModule,
    SecondFactorModule,
    SecurityLogModule,
  ],
  controllers: [AccountDeletionController],
  providers: [
    AccountDeletionPoller,
    CancelAccountDeletion,
    ConfirmSecondFactor,
    DeletionMailQueue,
    EraseDueAccounts,
    RequestAccountDeletion,
    SendDueDeletionMail,
    StoreAccountDeletion,
  ],
  exports: [CancelAccountDeletion],
})
export class AccountDeletionModule {}
