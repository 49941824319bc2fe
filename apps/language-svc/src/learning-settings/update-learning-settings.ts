import {
  cardTypes,
  defaultLearningSettings,
  type LearningSettings,
  type LearningSettingsChanges,
} from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { presentLearningSettings } from './learning-settings.presenter.ts';

@Injectable()
export class UpdateLearningSettings {
  constructor(private readonly database: Database) {}

  /**
   * Changes the given settings of a user. One statement writes only the given fields, so that two devices that change different settings at the
   * same moment do not overwrite each other.
   */
  async execute(userId: string, changes: LearningSettingsChanges): Promise<LearningSettings> {
    const stored = {
      ...changes,
      // Stored in the order in which the types are introduced, without duplicates.
      cardTypes: changes.cardTypes && cardTypes.filter((type) => changes.cardTypes?.includes(type)),
      freeDays: changes.freeDays && [...new Set(changes.freeDays)].toSorted(),
    };
    const row = await this.database.learningSettings.upsert({
      where: { userId },
      create: {
        userId,
        ...defaultLearningSettings,
        ...changes,
        cardTypes: stored.cardTypes ?? defaultLearningSettings.cardTypes,
        freeDays: stored.freeDays ?? defaultLearningSettings.freeDays,
      },
      update: stored,
    });
    return presentLearningSettings(row);
  }
}
