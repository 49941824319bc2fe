import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { EndSessionsWhenAccountDeleted } from './end-sessions-when-account-deleted.ts';
import { EndSessionsWhenSignInRulesChanged } from './end-sessions-when-sign-in-rules-changed.ts';

@Module({ imports: [SessionModule], controllers: [EndSessionsWhenAccountDeleted, EndSessionsWhenSignInRulesChanged] })
export class EventHandlersModule {}
