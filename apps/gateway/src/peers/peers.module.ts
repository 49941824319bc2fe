import { Module } from '@nestjs/common';
import { AccountDeletionsClient } from './account-deletions-client.ts';
import { SocialAccountsClient } from './social-accounts-client.ts';

@Module({
  providers: [AccountDeletionsClient, SocialAccountsClient],
  exports: [AccountDeletionsClient, SocialAccountsClient],
})
export class PeersModule {}
