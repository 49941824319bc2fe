import { mediaRoutes, type SpokenLanguageSettings } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { SpokenLanguageRepository } from './spoken-language-repository.ts';

const { readSpokenLanguage, updateSpokenLanguage } = mediaRoutes;

@Controller()
export class SpokenLanguageController {
  constructor(private readonly settings: SpokenLanguageRepository) {}

  @ImplementsRoute(readSpokenLanguage)
  read(@SignedInUser() userId: string): Promise<SpokenLanguageSettings> {
    return this.settings.find(userId);
  }

  @ImplementsRoute(updateSpokenLanguage)
  update(
    @SignedInUser() userId: string,
    @Body({ schema: updateSpokenLanguage.body }) changes: SpokenLanguageSettings,
  ): Promise<SpokenLanguageSettings> {
    return this.settings.update(userId, changes);
  }
}
