import { Module } from '@nestjs/common';
import { RedisSessionStore } from './redis-session.store.ts';

@Module({ providers: [RedisSessionStore], exports: [RedisSessionStore] })
export class SessionModule {}
