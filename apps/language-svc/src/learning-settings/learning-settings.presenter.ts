import { cardTypes, type LearningSettings, learningSettingsSchema } from '@memory/contracts';
import type { LearningSettings as LearningSettingsRow } from '../generated/prisma/client.ts';

/** The learning settings of users who have chosen none. */
export const defaultLearningSettings: LearningSettings = {
  minutesPerDay: 5,
  newPerDay: 5,
  reviewsPerDay: 60,
  buttons: 'two',
  dayCutoffHour: 4,
  cardTypes: [...cardTypes],
  freeDays: [],
  fadingReadings: false,
  toneColours: false,
  speechRate: 0.7,
};

/** Converts the row of a user to the settings in responses; `row` is null for a user who has stored no settings. */
export const presentLearningSettings = (row: LearningSettingsRow | null): LearningSettings =>
  row === null ? defaultLearningSettings : learningSettingsSchema.parse(row);
