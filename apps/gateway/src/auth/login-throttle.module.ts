import { Module } from '@nestjs/common';
import { LoginThrottle } from './login-throttle.ts';

@Module({ providers: [LoginThrottle], exports: [LoginThrottle] })
export class LoginThrottleModule {}
