import { OutboxModule } from '@memory/event-bus';
import { ConfigModule, ServiceClientsModule } from '@memory/service-kit';
import { DatabaseModule } from '@memory/service-kit/database';
import { type DynamicModule, Module } from '@nestjs/common';
import { AnnotateModule } from './annotate/annotate.module.ts';
import type { LanguageConfig } from './config.ts';
import { Database } from './database.ts';
import { DictionaryModule } from './dictionary/dictionary.module.ts';
import { EventHandlersModule } from './event-handlers/event-handlers.module.ts';
import { ExportModule } from './export/export.module.ts';
import { FellowLearnersModule } from './fellow-learners/fellow-learners.module.ts';
import { LanguageIntegrityModule } from './integrity/language-integrity.module.ts';
import { LearningSettingsModule } from './learning-settings/learning-settings.module.ts';
import { MaintenanceModule } from './maintenance/maintenance.module.ts';
import { MoodModule } from './mood/mood.module.ts';
import { PrivacyModule } from './privacy/privacy.module.ts';
import { PronunciationModule } from './pronunciation/pronunciation.module.ts';
import { ReviewsModule } from './reviews/reviews.module.ts';
import { SimilarWordsModule } from './similar-words/similar-words.module.ts';
import { StrokesModule } from './strokes/strokes.module.ts';
import { TranslationModule } from './translation/translation.module.ts';
import { TypefaceModule } from './typeface/typeface.module.ts';
import { VocabularyExportModule } from './vocabulary-export/vocabulary-export.module.ts';
import { VocabularyModule } from './vocabulary/vocabulary.module.ts';
import { WordChoicesModule } from './word-choices/word-choices.module.ts';
import { WordGapsModule } from './word-gaps/word-gaps.module.ts';
import { WordHistoryModule } from './word-history/word-history.module.ts';
import { WordKeysModule } from './word-keys/word-keys.module.ts';
import { WordSplitsModule } from './word-splits/word-splits.module.ts';
import { WordStatesModule } from './word-states/word-states.module.ts';

@Module({
  imports: [
    AnnotateModule,
    DictionaryModule,
    EventHandlersModule,
    ExportModule,
    MaintenanceModule,
    MoodModule,
    FellowLearnersModule,
    LearningSettingsModule,
    PrivacyModule,
    PronunciationModule,
    ReviewsModule,
    SimilarWordsModule,
    StrokesModule,
    TranslationModule,
    TypefaceModule,
    VocabularyExportModule,
    VocabularyModule,
    WordChoicesModule,
    WordGapsModule,
    WordHistoryModule,
    WordKeysModule,
    WordSplitsModule,
    WordStatesModule,
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
        LanguageIntegrityModule.forRoot(config),
        ServiceClientsModule.forRoot({
          caller: 'language-svc',
          signingKey: config.SIGNING_KEY,
          urls: { 'journal-svc': config.JOURNAL_URL, 'media-svc': config.MEDIA_URL },
        }),
      ],
    };
  }
}
