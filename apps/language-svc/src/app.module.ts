import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, IntegrityModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { AnnotateController } from './annotate/annotate.controller.ts';
import type { LanguageConfig } from './config.ts';
import { Database } from './database.ts';
import { CharacterInfoController } from './dictionary/character-info.controller.ts';
import { DictionaryModule } from './dictionary/dictionary.module.ts';
import { CountItemsWhenVocabularyChanges } from './event-handlers/count-items-when-vocabulary-changes.ts';
import { CountWordsWhenEntryChanges } from './event-handlers/count-words-when-entry-changes.ts';
import { EraseVocabularyWhenAccountDeleted } from './event-handlers/erase-vocabulary-when-account-deleted.ts';
import { ExportReviews } from './export/export-reviews.ts';
import { ExportVocabulary } from './export/export-vocabulary.ts';
import { ExportPartController } from './export/export.controller.ts';
import { FellowLearnersController } from './fellow-learners/fellow-learners.controller.ts';
import { ListFellowLearners } from './fellow-learners/list-fellow-learners.ts';
import { CountedEntriesCheck } from './integrity/counted-entries.check.ts';
import { FrequenciesCheck } from './integrity/frequencies.check.ts';
import { LanguageIntegrityController } from './integrity/language-integrity.controller.ts';
import { OccurrencesCheck } from './integrity/occurrences.check.ts';
import { VocabularyCountsCheck } from './integrity/vocabulary-counts.check.ts';
import { LanguageModel } from './language-model/language-model.ts';
import { ModelResponseCache } from './language-model/response-cache.ts';
import { LearningSettingsController } from './learning-settings/learning-settings.controller.ts';
import { ReadLearningSettings } from './learning-settings/read-learning-settings.ts';
import { UpdateLearningSettings } from './learning-settings/update-learning-settings.ts';
import { ScheduledMaintenance } from './maintenance/scheduled-maintenance.ts';
import { DetectMood } from './mood/detect-mood.ts';
import { MoodController } from './mood/mood.controller.ts';
import { PeersModule } from './peers/peers.module.ts';
import { FindPinyinWords } from './pinyin-words/find-pinyin-words.ts';
import { PinyinWordsController } from './pinyin-words/pinyin-words.controller.ts';
import { PrivacyController } from './privacy/privacy.controller.ts';
import { FindPronunciation } from './pronunciation/find-pronunciation.ts';
import { PronunciationController } from './pronunciation/pronunciation.controller.ts';
import { AddReviews } from './reviews/add-reviews.ts';
import { CardItemReader } from './reviews/card-items.ts';
import { Learners } from './reviews/learners.ts';
import { OptimiseParameters } from './reviews/optimise-parameters.ts';
import { ReadDueCards } from './reviews/read-due-cards.ts';
import { ReadReviewSummary } from './reviews/read-review-summary.ts';
import { RebuildCardsController } from './reviews/rebuild-cards.controller.ts';
import { RebuildCards } from './reviews/rebuild-cards.ts';
import { ResumeCard } from './reviews/resume-card.ts';
import { ReviewsController } from './reviews/reviews.controller.ts';
import { TodaysCardsReader } from './reviews/todays-cards.ts';
import { UndoReview } from './reviews/undo-review.ts';
import { FindSimilarWords } from './similar-words/find-similar-words.ts';
import { SimilarWordsController } from './similar-words/similar-words.controller.ts';
import { FindStrokes } from './strokes/find-strokes.ts';
import { StrokesController } from './strokes/strokes.controller.ts';
import { TranslateCharacter } from './translation/translate-character.ts';
import { TranslationController } from './translation/translation.controller.ts';
import { SubsetTypeface } from './typeface/subset-typeface.ts';
import { TypefaceController } from './typeface/typeface.controller.ts';
import { ExportVocabularyFile } from './vocabulary-export/export-vocabulary-file.ts';
import { ReadExportedWords } from './vocabulary-export/read-exported-words.ts';
import { ReadWordMedia } from './vocabulary-export/read-word-media.ts';
import { VocabularyExportController } from './vocabulary-export/vocabulary-export.controller.ts';
import { VocabularyModule } from './vocabulary/vocabulary.module.ts';
import { FindWordChoices } from './word-choices/find-word-choices.ts';
import { MakeWordChoice } from './word-choices/make-word-choice.ts';
import { WordChoicesController } from './word-choices/word-choices.controller.ts';
import { WordGapsController } from './word-gaps/word-gaps.controller.ts';
import { WordGaps } from './word-gaps/word-gaps.ts';
import { AddLookup } from './word-history/add-lookup.ts';
import { ReadWordHistory } from './word-history/read-word-history.ts';
import { WordHistoryController } from './word-history/word-history.controller.ts';
import { KeyStoredWords } from './word-keys/key-stored-words.ts';
import { MergeItems } from './word-keys/merge-items.ts';
import { WordSplitsController } from './word-splits/word-splits.controller.ts';
import { ReadWordCoverage } from './word-states/read-word-coverage.ts';
import { ReadWordGrowth } from './word-states/read-word-growth.ts';
import { WordStatesController } from './word-states/word-states.controller.ts';

/** Lists the controllers, event handlers and providers of all features, grouped in the same way. */
@Module({
  imports: [DictionaryModule, PeersModule, VocabularyModule],
  controllers: [
    // The dictionary, and texts that are read with it.
    CharacterInfoController,
    AnnotateController,
    TranslationController,
    WordGapsController,
    StrokesController,
    TypefaceController,
    PronunciationController,
    PinyinWordsController,
    // Moods.
    MoodController,
    // The words of a user.
    FellowLearnersController,
    SimilarWordsController,
    WordChoicesController,
    WordHistoryController,
    WordSplitsController,
    WordStatesController,
    VocabularyExportController,
    // Reviews.
    LearningSettingsController,
    ReviewsController,
    RebuildCardsController,
    // What every service has.
    ExportPartController,
    LanguageIntegrityController,
    PrivacyController,
    // Event handlers.
    CountWordsWhenEntryChanges,
    CountItemsWhenVocabularyChanges,
    EraseVocabularyWhenAccountDeleted,
  ],
  providers: [
    // The dictionary, and texts that are read with it.
    LanguageModel,
    ModelResponseCache,
    TranslateCharacter,
    WordGaps,
    FindStrokes,
    SubsetTypeface,
    FindPronunciation,
    FindPinyinWords,
    // Moods.
    DetectMood,
    // The words of a user.
    ListFellowLearners,
    FindSimilarWords,
    FindWordChoices,
    MakeWordChoice,
    AddLookup,
    ReadWordHistory,
    ReadWordCoverage,
    ReadWordGrowth,
    ExportVocabularyFile,
    ReadExportedWords,
    ReadWordMedia,
    KeyStoredWords,
    MergeItems,
    // Reviews.
    ReadLearningSettings,
    UpdateLearningSettings,
    AddReviews,
    CardItemReader,
    Learners,
    OptimiseParameters,
    ReadDueCards,
    ReadReviewSummary,
    RebuildCards,
    ResumeCard,
    TodaysCardsReader,
    UndoReview,
    // What every service has.
    ExportReviews,
    ExportVocabulary,
    ScheduledMaintenance,
  ],
})
export class AppModule {
  static forRoot(config: LanguageConfig): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot({ client: Database, config }),
        OutboxModule.forRoot({ producer: 'language', databaseUrl: config.DATABASE_URL, redisUrl: config.REDIS_URL }),
        IntegrityModule.forRoot({
          checks: [VocabularyCountsCheck, FrequenciesCheck, CountedEntriesCheck, OccurrencesCheck],
          imports: [DictionaryModule, PeersModule, VocabularyModule],
          events: { redisUrl: config.REDIS_URL, producers: ['language'] },
        }),
        ServiceClientsModule.forRoot({
          caller: 'language-svc',
          signingKey: config.SIGNING_KEY,
          urls: { 'journal-svc': config.JOURNAL_URL, 'media-svc': config.MEDIA_URL },
        }),
      ],
    };
  }
}
