import { Module } from '@nestjs/common';
import { PasswordResetsClient } from './password-resets-client.ts';
import { SocialAccountsClient } from './social-accounts-client.ts';
import { SocialSecondFactorsClient } from './social-second-factors-client.ts';

@Module({
  providers: [PasswordResetsClient, SocialAccountsClient, SocialSecondFactorsClient],
  exports: [PasswordResetsClient, SocialAccountsClient, SocialSecondFactorsClient],
})
export class PeersModule {}
