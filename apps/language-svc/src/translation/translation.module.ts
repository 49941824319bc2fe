import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { TranslateAll } from './translate-all.ts';
import { TranslateCharacter } from './translate-character.ts';
import { TranslationController } from './translation.controller.ts';

@Module({
  imports: [DictionaryModule, ProviderModule],
  controllers: [TranslationController],
  providers: [TranslateCharacter, TranslateAll],
  exports: [TranslateAll],
})
export class TranslationModule {}
