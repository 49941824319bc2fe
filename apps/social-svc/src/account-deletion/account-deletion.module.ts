import { Module } from '@nestjs/common';
import { ErasureModule } from '../erasure/erasure.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { RelationsModule } from '../relations/relations.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AccountDeletionPoller } from './account-deletion-poller.ts';
import { AccountDeletionController } from './account-deletion.controller.ts';
import { CancelAccountDeletion } from './cancel-account-deletion.ts';
import { EraseDueAccounts } from './erase-due-accounts.ts';
import { DeletionMailQueue } from './mail/deletion-mail-queue.ts';
import { SendDueDeletionMail } from './mail/send-due-deletion-mail.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';

@Module({
  imports: [ErasureModule, MailModule, RelationsModule, SecurityLogModule],
  controllers: [AccountDeletionController],
  providers: [
    AccountDeletionPoller,
    CancelAccountDeletion,
    DeletionMailQueue,
    EraseDueAccounts,
    RequestAccountDeletion,
    SendDueDeletionMail,
  ],
})
export class AccountDeletionModule {}
