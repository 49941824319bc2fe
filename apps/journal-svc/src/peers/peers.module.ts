import { Module } from '@nestjs/common';
import { MediaClient } from './media-client.ts';
import { SocialClient } from './social-client.ts';

@Module({ providers: [MediaClient, SocialClient], exports: [MediaClient, SocialClient] })
export class PeersModule {}
