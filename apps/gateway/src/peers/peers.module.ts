import { Module } from '@nestjs/common';
import { AccountDeletionsClient } from './account-deletions-client.ts';
import { SocialAccountsClient } from './social-accounts-client.ts';
import { SocialSecondFactorsClient } from './social-second-factors-client.ts';

@Module({
  providers: [AccountDeletionsClient, SocialAccountsClient, SocialSecondFactorsClient],
  exports: [AccountDeletionsClient, SocialAccountsClient, SocialSecondFactorsClient],
})
export class PeersModule {}
