import { mediaRoutes, type SpeechSettings } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { SpeechSettingsRepository } from './speech-settings-repository.ts';

const { readSpeechSettings, updateSpeechSettings } = mediaRoutes;

@Controller()
export class SpeechSettingsController {
  constructor(private readonly settings: SpeechSettingsRepository) {}

  @ImplementsRoute(readSpeechSettings)
  read(@SignedInUser() userId: string): Promise<SpeechSettings> {
    return this.settings.find(userId);
  }

  @ImplementsRoute(updateSpeechSettings)
  update(
    @SignedInUser() userId: string,
    @Body({ schema: updateSpeechSettings.body }) changes: SpeechSettings,
  ): Promise<SpeechSettings> {
    return this.settings.update(userId, changes);
  }
}
