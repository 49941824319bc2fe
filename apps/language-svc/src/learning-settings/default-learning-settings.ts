import { cardTypes, type LearningSettings } from '@memory/contracts';

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
