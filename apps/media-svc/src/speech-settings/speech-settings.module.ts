import { Module } from '@nestjs/common';
import { SpeechSettingsRepository } from './speech-settings-repository.ts';
import { SpeechSettingsController } from './speech-settings.controller.ts';

@Module({
  controllers: [SpeechSettingsController],
  providers: [SpeechSettingsRepository],
  exports: [SpeechSettingsRepository],
})
export class SpeechSettingsModule {}
