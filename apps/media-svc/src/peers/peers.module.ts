import { Module } from '@nestjs/common';
import { JournalClient } from './journal-client.ts';
import { LanguageClient } from './language-client.ts';
import { SocialClient } from './social-client.ts';

@Module({
  providers: [JournalClient, LanguageClient, SocialClient],
  exports: [JournalClient, LanguageClient, SocialClient],
})
export class PeersModule {}
