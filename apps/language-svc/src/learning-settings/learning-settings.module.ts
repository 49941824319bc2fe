import { Module } from '@nestjs/common';
import { LearningSettingsController } from './learning-settings.controller.ts';
import { ReadLearningSettings } from './read-learning-settings.ts';
import { UpdateLearningSettings } from './update-learning-settings.ts';

@Module({
  controllers: [LearningSettingsController],
  providers: [ReadLearningSettings, UpdateLearningSettings],
  exports: [ReadLearningSettings],
})
export class LearningSettingsModule {}
