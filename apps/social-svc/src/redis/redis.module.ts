import { Global, Module } from '@nestjs/common';
import { SocialRedis } from './social-redis.ts';

@Global()
@Module({ providers: [SocialRedis], exports: [SocialRedis] })
export class RedisModule {}
