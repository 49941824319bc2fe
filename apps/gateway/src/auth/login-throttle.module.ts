import { CONFIG } from '@memory/service-kit';
import { LoginThrottle } from '@memory/service-kit/attempt-limits';
import { Module } from '@nestjs/common';
import type { GatewayConfig } from '../config.ts';
import { GatewayRedis } from '../redis/gateway-redis.ts';

const loginThrottle = {
  provide: LoginThrottle,
  inject: [GatewayRedis, CONFIG],
  useFactory: (redis: GatewayRedis, { SESSION_SECRET }: GatewayConfig) => new LoginThrottle(redis, SESSION_SECRET),
};

@Module({ providers: [loginThrottle], exports: [LoginThrottle] })
export class LoginThrottleModule {}
