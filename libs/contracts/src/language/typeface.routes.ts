import { defineRoute } from '../route.ts';
import { typefaceRequestSchema } from './typeface.schema.ts';

export const typefaceRoutes = {
  subsetTypeface: defineRoute({
    method: 'post',
    path: '/api/typeface',
    access: 'signed-in',
    summary: "The book's typeface (TrueType), subset to the characters of one book",
    body: typefaceRequestSchema,
    response: { status: 200, body: null, type: 'font/ttf' },
    errors: ['invalid_request', 'not_signed_in'],
  }),
};
