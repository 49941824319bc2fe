import { Module } from '@nestjs/common';
import { LoginThrottleModule } from '../auth/login-throttle.module.ts';
import { KnownDevicesModule } from '../known-devices/known-devices.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { AccountDeletionController } from './account-deletion.controller.ts';
import { ConfirmSecondFactor } from './confirm-second-factor.ts';
import { RequestAccountDeletion } from './request-account-deletion.ts';

@Module({
  imports: [KnownDevicesModule, LoginThrottleModule, PeersModule, SecondFactorModule, SecurityLogModule, SessionModule],
  controllers: [AccountDeletionController],
  providers: [ConfirmSecondFactor, RequestAccountDeletion],
})
export class AccountDeletionModule {}
