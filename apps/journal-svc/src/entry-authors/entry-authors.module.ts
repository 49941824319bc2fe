import { Module } from '@nestjs/common';
import { EntriesModule } from '../entries/entries.module.ts';
import { EntryAuthorsController } from './entry-authors.controller.ts';

@Module({ imports: [EntriesModule], controllers: [EntryAuthorsController] })
export class EntryAuthorsModule {}
