import { Module } from '@nestjs/common';
import { EntryTextsController } from './entry-texts.controller.ts';
import { FindEntryTexts } from './find-entry-texts.ts';
import { ListEntryTexts } from './list-entry-texts.ts';
import { ReadEntryText } from './read-entry-text.ts';

@Module({ controllers: [EntryTextsController], providers: [FindEntryTexts, ListEntryTexts, ReadEntryText] })
export class EntryTextsModule {}
