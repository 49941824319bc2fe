import { Module } from '@nestjs/common';
import { DeleteOldSecurityEvents } from './delete-old-security-events.ts';
import { LimitLog } from './limit-log.ts';
import { ListSecurityEvents } from './list-security-events.ts';
import { ResolveSecurityEventSubject } from './resolve-security-event-subject.ts';
import { SecurityLogController } from './security-log.controller.ts';
import { SecurityLog } from './security-log.ts';
import { UsernameHash } from './username-hash.ts';

@Module({
  controllers: [SecurityLogController],
  providers: [
    DeleteOldSecurityEvents,
    LimitLog,
    ListSecurityEvents,
    ResolveSecurityEventSubject,
    SecurityLog,
    UsernameHash,
  ],
  exports: [DeleteOldSecurityEvents, LimitLog, ResolveSecurityEventSubject, SecurityLog],
})
export class SecurityLogModule {}
