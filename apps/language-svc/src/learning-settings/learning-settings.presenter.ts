import { defaultLearningSettings, type LearningSettings, learningSettingsSchema } from '@memory/contracts';
import type { LearningSettings as LearningSettingsRow } from '../generated/prisma/client.ts';

/** Converts the row of a user to the settings in responses; `row` is null for a user who has stored no settings. */
export const presentLearningSettings = (row: LearningSettingsRow | null): LearningSettings =>
  row === null ? defaultLearningSettings : learningSettingsSchema.parse(row);
