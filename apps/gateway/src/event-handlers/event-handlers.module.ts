import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { EndSessionsWhenAccountDeleted } from './end-sessions-when-account-deleted.ts';
import { EndSessionsWhenRevoked } from './end-sessions-when-revoked.ts';

@Module({
  imports: [SessionModule],
  controllers: [EndSessionsWhenAccountDeleted, EndSessionsWhenRevoked],
})
export class EventHandlersModule {}
