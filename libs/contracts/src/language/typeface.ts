import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { storableText } from '../text/text.schema.ts';

/**
 * The maximum number of distinct characters in one book. Real books have far fewer. A font subset of 20,000 characters is made in well
 * under a second.
 */
export const TYPEFACE_CHARACTERS_MAX = 20_000;

export const typefaceRequestSchema = z.object({ characters: storableText(TYPEFACE_CHARACTERS_MAX) });

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
