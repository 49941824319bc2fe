import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { MailModule } from '../mail/mail.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { ApplyPasswordReset } from './apply-password-reset.ts';
import { CreateResetCode } from './create-reset-code.ts';
import { IssueResetCode } from './issue-reset-code.ts';
import { DeleteOldPasswordResets } from './mail/delete-old-password-resets.ts';
import { PasswordResetPoller } from './mail/password-reset-poller.ts';
import { PasswordResetQueue } from './mail/password-reset-queue.ts';
import { SendDueResetMail } from './mail/send-due-reset-mail.ts';
import { PasswordResetThrottle } from './password-reset-throttle.ts';
import { PasswordResetsController } from './password-resets.controller.ts';
import { ResetCodeHash } from './reset-code-hash.ts';
import { ResetPassword } from './reset-password.ts';
import { StorePasswordResetRequest } from './store-password-reset-request.ts';
import { VerifyResetCode } from './verify-reset-code.ts';

@Module({
  imports: [AccountsModule, MailModule, SecurityLogModule],
  controllers: [PasswordResetsController],
  providers: [
    ApplyPasswordReset,
    CreateResetCode,
    DeleteOldPasswordResets,
    IssueResetCode,
    PasswordResetPoller,
    PasswordResetQueue,
    PasswordResetThrottle,
    ResetCodeHash,
    ResetPassword,
    SendDueResetMail,
    StorePasswordResetRequest,
    VerifyResetCode,
  ],
})
export class PasswordResetsModule {}
