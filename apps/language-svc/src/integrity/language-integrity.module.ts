import { IntegrityModule } from '@memory/service-kit';
import { Module } from '@nestjs/common';
import { PeersModule } from '../peers/peers.module.ts';
import { VocabularyModule } from '../vocabulary/vocabulary.module.ts';
import { CountedEntriesCheck } from './counted-entries.check.ts';
import { FrequenciesCheck } from './frequencies.check.ts';
import { LanguageIntegrityController } from './language-integrity.controller.ts';
import { OccurrencesCheck } from './occurrences.check.ts';
import { VocabularyCountsCheck } from './vocabulary-counts.check.ts';

@Module({
  imports: [
    IntegrityModule.forRoot({
      checks: [VocabularyCountsCheck, FrequenciesCheck, CountedEntriesCheck, OccurrencesCheck],
      imports: [PeersModule, VocabularyModule],
    }),
  ],
  controllers: [LanguageIntegrityController],
})
export class LanguageIntegrityModule {}
