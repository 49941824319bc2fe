import { Module } from '@nestjs/common';
import { KnownDevicesModule } from '../known-devices/known-devices.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { SecondFactorModule } from '../second-factor/second-factor.module.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { AuthController } from './auth.controller.ts';
import { ChangePassword } from './change-password.ts';
import { LoginThrottleModule } from './login-throttle.module.ts';
import { ReadCurrentUser } from './read-current-user.ts';
import { SignIn } from './sign-in.ts';
import { SignUp } from './sign-up.ts';

@Module({
  imports: [KnownDevicesModule, LoginThrottleModule, PeersModule, SecondFactorModule, SecurityLogModule, SessionModule],
  controllers: [AuthController],
  providers: [ChangePassword, ReadCurrentUser, SignIn, SignUp],
})
export class AuthModule {}
