import { Module } from '@nestjs/common';
import { ReadSharedEntry } from './read-shared-entry.ts';
import { SharingController } from './sharing.controller.ts';

@Module({ controllers: [SharingController], providers: [ReadSharedEntry] })
export class SharingModule {}
