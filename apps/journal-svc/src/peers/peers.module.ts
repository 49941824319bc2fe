import { Module } from '@nestjs/common';
import { LanguageClient } from './language-client.ts';
import { MediaClient } from './media-client.ts';
import { SocialClient } from './social-client.ts';

@Module({
  providers: [LanguageClient, MediaClient, SocialClient],
  exports: [LanguageClient, MediaClient, SocialClient],
})
export class PeersModule {}
