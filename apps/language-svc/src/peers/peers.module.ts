import { Module } from '@nestjs/common';
import { JournalClient } from './journal-client.ts';
import { MediaClient } from './media-client.ts';

@Module({ providers: [JournalClient, MediaClient], exports: [JournalClient, MediaClient] })
export class PeersModule {}
