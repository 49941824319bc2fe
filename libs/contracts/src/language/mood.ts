import { z } from 'zod';
import { mediaUrlSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { multiLine } from '../text/text.schema.ts';

export const MOOD_TEXT_MAX_LENGTH = 20_000;

export const moods = ['very_positive', 'positive', 'neutral', 'negative', 'very_negative'] as const;
export type Mood = (typeof moods)[number];
export const energyLevels = ['high', 'medium', 'low'] as const;

export const moodRequestSchema = z.object({
  text: multiLine(MOOD_TEXT_MAX_LENGTH, { min: 1, tooShort: 'There is nothing written yet to read a mood from.' }),
  audioUrl: mediaUrlSchema.nullish(),
});

export const moodAnalysisSchema = z.object({
  mood: z.enum(moods),
  energy_level: z.enum(energyLevels),
  sentiment: z.number().min(0).max(1),
  themes: z.array(z.string()).max(3),
});
export type MoodAnalysis = z.infer<typeof moodAnalysisSchema>;

export const moodRoutes = {
  analyzeMood: defineRoute({
    method: 'post',
    path: '/api/analyze-mood',
    access: 'anyone',
    summary: 'The mood, energy and themes of a text',
    body: moodRequestSchema,
    response: { status: 200, body: moodAnalysisSchema },
    errors: ['invalid_request'],
  }),
};
