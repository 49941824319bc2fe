import { Module } from '@nestjs/common';
import { PrivacyController } from './privacy.controller.ts';
import { ReadPrivacy } from './read-privacy.ts';

@Module({ controllers: [PrivacyController], providers: [ReadPrivacy] })
export class PrivacyModule {}
