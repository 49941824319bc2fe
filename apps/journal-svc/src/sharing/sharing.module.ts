import { Module } from '@nestjs/common';
import { OpenShareLink } from './open-share-link.ts';
import { SharingController } from './sharing.controller.ts';

@Module({ controllers: [SharingController], providers: [OpenShareLink] })
export class SharingModule {}
