import { type LearningSettings, learningSettingsSchema } from '@memory/contracts';
import type { LearningSettings as LearningSettingsRow } from '../generated/prisma/client.ts';
import { defaultLearningSettings } from './default-learning-settings.ts';

/** Converts the row of a user to the settings in responses; null is a user without a row. */
export const presentLearningSettings = (row: LearningSettingsRow | null): LearningSettings =>
  row === null ? defaultLearningSettings : learningSettingsSchema.parse(row);
