import { Module } from '@nestjs/common';
import { AnnotateModule } from '../annotate/annotate.module.ts';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { SegmentationModule } from '../segmentation/segmentation.module.ts';
import { TranslationModule } from '../translation/translation.module.ts';
import { CorrectExtractedReadings } from './correct-extracted-readings.ts';
import { CountAddedItems } from './count-added-items.ts';
import { CreateVocabularyItem } from './create-vocabulary-item.ts';
import { DeleteVocabularyItem } from './delete-vocabulary-item.ts';
import { ExtractVocabulary } from './extract-vocabulary.ts';
import { FillMissingTranslations } from './fill-missing-translations.ts';
import { ListVocabularyContexts } from './list-vocabulary-contexts.ts';
import { ListVocabularySentences } from './list-vocabulary-sentences.ts';
import { ListVocabularyWords } from './list-vocabulary-words.ts';
import { ListVocabulary } from './list-vocabulary.ts';
import { RemoveHiddenSenses } from './remove-hidden-senses.ts';
import { UpdateVocabularyItem } from './update-vocabulary-item.ts';
import { VocabularyContextsController } from './vocabulary-contexts.controller.ts';
import { VocabularyFrequencyUpdater } from './vocabulary-frequency-updater.ts';
import { VocabularyController } from './vocabulary.controller.ts';

@Module({
  imports: [AnnotateModule, DictionaryModule, PeersModule, SegmentationModule, TranslationModule],
  controllers: [VocabularyController, VocabularyContextsController],
  providers: [
    CountAddedItems,
    CreateVocabularyItem,
    UpdateVocabularyItem,
    VocabularyFrequencyUpdater,
    ExtractVocabulary,
    CorrectExtractedReadings,
    FillMissingTranslations,
    ListVocabulary,
    ListVocabularyWords,
    ListVocabularyContexts,
    ListVocabularySentences,
    DeleteVocabularyItem,
    RemoveHiddenSenses,
  ],
  exports: [CountAddedItems, ListVocabularyContexts, ListVocabularyWords, VocabularyFrequencyUpdater],
})
export class VocabularyModule {}
