import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { cardTypes, cardTypeSchema, dayCutoffHourSchema } from './review.ts';

const DAYS_PER_WEEK = 7;

/** How a user learns. The settings are the same on all of the user's devices. */
export const learningSettingsSchema = z.object({
  /** The planned length of a session of today's words, in minutes. */
  minutesPerDay: z.int().min(1).max(60),
  /** The maximum number of cards that are shown for the first time on one day. */
  newPerDay: z.int().min(0).max(50),
  reviewsPerDay: z.int().min(10).max(500),
  /** The rating buttons. `two`: again and got it. `four`: again, hard, good and easy. */
  buttons: z.enum(['two', 'four']),
  dayCutoffHour: dayCutoffHourSchema,
  cardTypes: z.array(cardTypeSchema).min(1).max(cardTypes.length),
  /** The days of the week on which the user does not plan to review, from 0 for Sunday to 6. */
  freeDays: z
    .array(
      z
        .int()
        .min(0)
        .max(DAYS_PER_WEEK - 1),
    )
    .max(DAYS_PER_WEEK),
  /** Whether readings disappear as words become known. */
  fadingReadings: z.boolean(),
  /** Whether characters are coloured by their tones. */
  toneColours: z.boolean(),
  /** The playback speed of spoken words; 1 is normal. */
  speechRate: z.number().min(0.5).max(1.2),
});
export type LearningSettings = z.infer<typeof learningSettingsSchema>;

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

export const learningSettingsChangesSchema = learningSettingsSchema.partial();
export type LearningSettingsChanges = z.infer<typeof learningSettingsChangesSchema>;

/** The server stores the learning settings per user, so that they are the same on all of the user's devices. */
export const learningSettingsRoutes = {
  readLearningSettings: defineRoute({
    method: 'get',
    path: '/api/learning-settings',
    access: 'signed-in',
    summary: "How one learns: minutes, new cards and reviews per day, card types, buttons, and the learner's day",
    response: { status: 200, body: learningSettingsSchema },
    errors: ['not_signed_in'],
  }),
  updateLearningSettings: defineRoute({
    method: 'patch',
    path: '/api/learning-settings',
    access: 'signed-in',
    summary: 'Change how one learns; what is not sent stays as it is',
    body: learningSettingsChangesSchema,
    response: { status: 200, body: learningSettingsSchema },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
