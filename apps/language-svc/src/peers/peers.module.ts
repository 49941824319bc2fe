import { Module } from '@nestjs/common';
import { JournalService } from './journal-service.ts';

@Module({ providers: [JournalService], exports: [JournalService] })
export class PeersModule {}
