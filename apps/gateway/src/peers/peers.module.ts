import { Module } from '@nestjs/common';
import { FriendRequestsClient } from './friend-requests-client.ts';
import { PasswordResetsClient } from './password-resets-client.ts';
import { SocialAccountsClient } from './social-accounts-client.ts';
import { SocialSecondFactorsClient } from './social-second-factors-client.ts';

@Module({
  providers: [FriendRequestsClient, PasswordResetsClient, SocialAccountsClient, SocialSecondFactorsClient],
  exports: [FriendRequestsClient, PasswordResetsClient, SocialAccountsClient, SocialSecondFactorsClient],
})
export class PeersModule {}
