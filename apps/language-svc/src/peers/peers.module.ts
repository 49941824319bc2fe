import { Module } from '@nestjs/common';
import { JournalClient } from './journal-client.ts';

@Module({ providers: [JournalClient], exports: [JournalClient] })
export class PeersModule {}
