import { Module } from '@nestjs/common';
import { DictionaryModule } from '../dictionary/dictionary.module.ts';
import { LearningSettingsModule } from '../learning-settings/learning-settings.module.ts';
import { ExportReviews } from './export-reviews.ts';
import { ExportVocabulary } from './export-vocabulary.ts';
import { ExportPartController } from './export.controller.ts';

@Module({
  imports: [DictionaryModule, LearningSettingsModule],
  controllers: [ExportPartController],
  providers: [ExportReviews, ExportVocabulary],
})
export class ExportModule {}
