import { Module } from '@nestjs/common';
import { OwnerNoticesController } from './owner-notices.controller.ts';
import { ReadOwnerNotices } from './read-owner-notices.ts';

@Module({ controllers: [OwnerNoticesController], providers: [ReadOwnerNotices] })
export class OwnerNoticesModule {}
