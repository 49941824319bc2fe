import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { LanguageModelModule } from '../language-model/language-model.module.ts';
import { DictionaryLookupTranslator } from './dictionary-lookup-translator.ts';
import { TranslateCharacter } from './translate-character.ts';
import { TranslationController } from './translation.controller.ts';

@Module({
  imports: [DictionaryModule, LanguageModelModule],
  controllers: [TranslationController],
  providers: [TranslateCharacter, DictionaryLookupTranslator],
  exports: [DictionaryLookupTranslator],
})
export class TranslationModule {}
