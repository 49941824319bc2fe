import { Module } from '@nestjs/common';
import { MediaService } from './media-service.ts';
import { SocialService } from './social-service.ts';

@Module({ providers: [MediaService, SocialService], exports: [MediaService, SocialService] })
export class PeersModule {}
