import { Module } from '@nestjs/common';
import { EntryTextsController } from './entry-texts.controller.ts';
import { FindEntryTexts } from './find-entry-texts.ts';
import { FindNewestEntryTexts } from './find-newest-entry-texts.ts';
import { ListEntryTexts } from './list-entry-texts.ts';
import { ReadEntryText } from './read-entry-text.ts';

@Module({
  controllers: [EntryTextsController],
  providers: [FindEntryTexts, FindNewestEntryTexts, ListEntryTexts, ReadEntryText],
})
export class EntryTextsModule {}
