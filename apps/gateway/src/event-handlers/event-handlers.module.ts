import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { EndSessionsWhenAccountDeleted } from './end-sessions-when-account-deleted.ts';

@Module({ imports: [SessionModule], controllers: [EndSessionsWhenAccountDeleted] })
export class EventHandlersModule {}
