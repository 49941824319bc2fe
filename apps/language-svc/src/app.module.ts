import { type DynamicModule, Module } from '@nestjs/common';
import { AnnotateModule } from './annotate/annotate.module.ts';
import { CONFIG, type LanguageConfig } from './config.ts';
import { DatabaseModule } from './database.ts';
import { DictionaryModule } from './dictionary/dictionary.module.ts';
import { EventHandlersModule } from './event-handlers/event-handlers.module.ts';
import { ExportModule } from './export/export.module.ts';
import { MaintenanceModule } from './maintenance/maintenance.module.ts';
import { MoodModule } from './mood/mood.module.ts';
import { SharedVocabularyModule } from './shared-vocabulary/shared-vocabulary.module.ts';
import { TranslationModule } from './translation/translation.module.ts';
import { TypefaceModule } from './typeface/typeface.module.ts';
import { VocabularyModule } from './vocabulary/vocabulary.module.ts';

@Module({})
export class AppModule {
  static forRoot(config: LanguageConfig): DynamicModule {
    return {
      module: AppModule,
      global: true,
      imports: [
        AnnotateModule,
        DatabaseModule,
        DictionaryModule,
        EventHandlersModule,
        ExportModule,
        MaintenanceModule,
        MoodModule,
        SharedVocabularyModule,
        TranslationModule,
        TypefaceModule,
        VocabularyModule,
      ],
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
