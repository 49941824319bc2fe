import { Module } from '@nestjs/common';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { AccountSessionsController } from './account-sessions.controller.ts';
import { EndAccountSessions } from './end-account-sessions.ts';

@Module({ imports: [SecurityLogModule], controllers: [AccountSessionsController], providers: [EndAccountSessions] })
export class AccountSessionsModule {}
