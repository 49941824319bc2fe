import { Module } from '@nestjs/common';
import { SecurityLogModule } from '../security-log/security-log.module.ts';
import { StoreSecurityEventsWhenRecorded } from './store-security-events-when-recorded.ts';

@Module({ imports: [SecurityLogModule], controllers: [StoreSecurityEventsWhenRecorded] })
export class EventHandlersModule {}
