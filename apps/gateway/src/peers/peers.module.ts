import { Module } from '@nestjs/common';
import { SocialAccountsClient } from './social-accounts-client.ts';

@Module({ providers: [SocialAccountsClient], exports: [SocialAccountsClient] })
export class PeersModule {}
