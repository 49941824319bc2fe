import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { singleLine } from '../text/text.schema.ts';
import { characterStrokesSchema } from './strokes.schema.ts';

export const strokesRoutes = {
  /** The response can be cached for a long time, and the route supports `If-None-Match`. */
  readStrokes: defineRoute({
    method: 'get',
    path: '/api/strokes/{character}',
    access: 'signed-in',
    summary: 'The strokes of one Chinese character in the order of writing',
    params: z.object({ character: singleLine(8) }),
    response: { status: 200, body: characterStrokesSchema },
    errors: ['invalid_request', 'not_signed_in', 'not_one_character', 'strokes_unknown'],
  }),
};
