import { PasskeyChallenges, PasswordConfirmations } from '@memory/service-kit/sessions';
import { Module } from '@nestjs/common';
import { LoginThrottleModule } from '../auth/login-throttle.module.ts';
import { KnownDevicesModule } from '../known-devices/known-devices.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { SessionModule } from '../session/session.module.ts';
import { AddPasskey } from './add-passkey.ts';
import { ConfirmPassword } from './confirm-password.ts';
import { LiftSetupRestriction } from './lift-setup-restriction.ts';
import { SecondFactorController } from './second-factor.controller.ts';

const passkeyChallenges = {
  provide: PasskeyChallenges,
  inject: [GatewayRedis],
  useFactory: (redis: GatewayRedis) => new PasskeyChallenges(redis),
};
const passwordConfirmations = {
  provide: PasswordConfirmations,
  inject: [GatewayRedis],
  useFactory: (redis: GatewayRedis) => new PasswordConfirmations(redis),
};

@Module({
  imports: [KnownDevicesModule, PeersModule, SecurityLogModule, SessionModule, LoginThrottleModule],
  controllers: [SecondFactorController],
  providers: [AddPasskey, ConfirmPassword, LiftSetupRestriction, passkeyChallenges, passwordConfirmations],
  exports: [PasswordConfirmations],
})
export class SecondFactorModule {}
