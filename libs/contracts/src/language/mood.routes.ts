import { defineRoute } from '../route.ts';
import { moodAnalysisSchema, moodRequestSchema } from './mood.schema.ts';

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
