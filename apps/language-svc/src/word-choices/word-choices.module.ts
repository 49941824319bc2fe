import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { FindWordChoices } from './find-word-choices.ts';
import { MakeWordChoice } from './make-word-choice.ts';
import { WordChoicesController } from './word-choices.controller.ts';

@Module({
  imports: [DictionaryModule],
  controllers: [WordChoicesController],
  providers: [FindWordChoices, MakeWordChoice],
})
export class WordChoicesModule {}
