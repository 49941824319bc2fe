import { Module } from '@nestjs/common';
import { JournalClient } from './journal-client.ts';
import { SocialClient } from './social-client.ts';

@Module({
  providers: [JournalClient, SocialClient],
  exports: [JournalClient, SocialClient],
})
export class PeersModule {}
