import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { UserSplits } from '../word-splits/user-splits.ts';
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

/** The vocabulary of each user. It is a module of its own, because the integrity checks use parts of it. */
@Module({
  imports: [DictionaryModule, PeersModule],
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
    UserSplits,
  ],
  exports: [CountAddedItems, ListVocabularyContexts, ListVocabularyWords, UserSplits, VocabularyFrequencyUpdater],
})
export class VocabularyModule {}
