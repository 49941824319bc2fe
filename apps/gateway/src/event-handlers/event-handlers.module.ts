import { Module } from '@nestjs/common';
import { SessionModule } from '../session/session.module.ts';
import { EndSessionsWhenAccountDeleted } from './end-sessions-when-account-deleted.ts';
import { EndSessionsWhenPasswordReset } from './end-sessions-when-password-reset.ts';
import { EndSessionsWhenRevoked } from './end-sessions-when-revoked.ts';
import { EndSessionsWhenSignInRulesChanged } from './end-sessions-when-sign-in-rules-changed.ts';

@Module({
  imports: [SessionModule],
  controllers: [
    EndSessionsWhenAccountDeleted,
    EndSessionsWhenPasswordReset,
    EndSessionsWhenRevoked,
    EndSessionsWhenSignInRulesChanged,
  ],
})
export class EventHandlersModule {}
