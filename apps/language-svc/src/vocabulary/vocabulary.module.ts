import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { CreateVocabularyItem } from './create-vocabulary-item.ts';
import { DeleteVocabularyItem } from './delete-vocabulary-item.ts';
import { ExtractVocabulary } from './extract-vocabulary.ts';
import { FillMissingTranslations } from './fill-missing-translations.ts';
import { ListVocabularyWords } from './list-vocabulary-words.ts';
import { ListVocabulary } from './list-vocabulary.ts';
import { UpdateVocabularyItem } from './update-vocabulary-item.ts';
import { VocabularyFrequencyUpdater } from './vocabulary-frequency-updater.ts';
import { VocabularyController } from './vocabulary.controller.ts';

@Module({
  imports: [PeersModule, TranslationModule],
  controllers: [VocabularyController],
  providers: [
    CreateVocabularyItem,
    UpdateVocabularyItem,
    VocabularyFrequencyUpdater,
    ExtractVocabulary,
    FillMissingTranslations,
    ListVocabulary,
    ListVocabularyWords,
    DeleteVocabularyItem,
  ],
  exports: [VocabularyFrequencyUpdater],
})
export class VocabularyModule {}
