import { type LearningSettings, type LearningSettingsChanges, languageRoutes } from '@memory/contracts';
import { ImplementsRoute, SignedInUser } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { ReadLearningSettings } from './read-learning-settings.ts';
import { UpdateLearningSettings } from './update-learning-settings.ts';

const { readLearningSettings, updateLearningSettings } = languageRoutes;

@Controller()
export class LearningSettingsController {
  constructor(
    private readonly readSettings: ReadLearningSettings,
    private readonly updateSettings: UpdateLearningSettings,
  ) {}

  @ImplementsRoute(readLearningSettings)
  read(@SignedInUser() userId: string): Promise<LearningSettings> {
    return this.readSettings.execute(userId);
  }

  @ImplementsRoute(updateLearningSettings)
  update(
    @SignedInUser() userId: string,
    @Body({ schema: updateLearningSettings.body }) changes: LearningSettingsChanges,
  ): Promise<LearningSettings> {
    return this.updateSettings.execute(userId, changes);
  }
}
