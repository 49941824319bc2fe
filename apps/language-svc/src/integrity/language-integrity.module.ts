import { IntegrityModule } from '@memory/service-kit';
import { type DynamicModule, Module } from '@nestjs/common';
import type { LanguageConfig } from '../config.ts';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { PeersModule } from '../peers/peers.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { CountedEntriesCheck } from './counted-entries.check.ts';
import { FrequenciesCheck } from './frequencies.check.ts';
import { LanguageIntegrityController } from './language-integrity.controller.ts';
import { OccurrencesCheck } from './occurrences.check.ts';
import { VocabularyCountsCheck } from './vocabulary-counts.check.ts';

@Module({ controllers: [LanguageIntegrityController] })
export class LanguageIntegrityModule {
  static forRoot({ REDIS_URL }: LanguageConfig): DynamicModule {
    const checks = IntegrityModule.forRoot({
      checks: [VocabularyCountsCheck, FrequenciesCheck, CountedEntriesCheck, OccurrencesCheck],
      imports: [DictionaryModule, PeersModule, VocabularyModule],
      events: { redisUrl: REDIS_URL, producers: ['language'] },
    });
    return { module: LanguageIntegrityModule, imports: [checks] };
  }
}
