import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { ReadSharedEntry } from './read-shared-entry.ts';
import { SharingController } from './sharing.controller.ts';

@Module({ imports: [EntriesModule], controllers: [SharingController], providers: [ReadSharedEntry] })
export class SharingModule {}
