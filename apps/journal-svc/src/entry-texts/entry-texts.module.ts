import { Module } from '@nestjs/common';
import { EntryTextsController } from './entry-texts.controller.ts';
import { ListEntryTexts } from './list-entry-texts.ts';
import { ReadEntryText } from './read-entry-text.ts';

@Module({ controllers: [EntryTextsController], providers: [ListEntryTexts, ReadEntryText] })
export class EntryTextsModule {}
