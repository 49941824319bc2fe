import { Module } from '@nestjs/common';
import { SocialAccountsClient } from './social-accounts-client.ts';
import { SocialSecondFactorsClient } from './social-second-factors-client.ts';

@Module({
  providers: [SocialAccountsClient, SocialSecondFactorsClient],
  exports: [SocialAccountsClient, SocialSecondFactorsClient],
})
export class PeersModule {}
