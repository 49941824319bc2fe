import { Module } from '@nestjs/common';
import { AccountDeletionsClient } from './account-deletions-client.ts';
import { PasswordResetsClient } from './password-resets-client.ts';
import { SocialAccountsClient } from './social-accounts-client.ts';
import { SocialSecondFactorsClient } from './social-second-factors-client.ts';

@Module({
  providers: [AccountDeletionsClient, PasswordResetsClient, SocialAccountsClient, SocialSecondFactorsClient],
  exports: [AccountDeletionsClient, PasswordResetsClient, SocialAccountsClient, SocialSecondFactorsClient],
})
export class PeersModule {}
