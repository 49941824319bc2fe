import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { PasswordResetThrottle } from './password-reset-throttle.ts';
import { PasswordResetsController } from './password-resets.controller.ts';
import { RequestPasswordReset } from './request-password-reset.ts';
import { ResetPassword } from './reset-password.ts';

@Module({
  imports: [PeersModule, SecurityLogModule, SessionModule],
  controllers: [PasswordResetsController],
  providers: [PasswordResetThrottle, RequestPasswordReset, ResetPassword],
})
export class PasswordResetsModule {}
