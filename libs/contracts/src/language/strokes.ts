import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { singleLine } from '../text/text.schema.ts';

/** The standards for the order of strokes. The data contains only the order of mainland China (现代汉语通用字笔顺规范). */
export const strokeOrderStandards = ['mainland'] as const;

/** A point in a square of 1,024 × 1,024 units. The y axis points up, and the bottom edge is at y = -124. */
const pointSchema = z.array(z.number()).length(2);

/** The strokes of a character in the format of Hanzi Writer. */
export const characterStrokesSchema = z.object({
  /** The outline of each stroke as the path of an SVG, in the order of writing. */
  strokes: z.array(z.string()),
  /** The middle line of each stroke, from its beginning to its end. */
  medians: z.array(z.array(pointSchema)),
  /** The indexes of the strokes that belong to the radical. Absent when these strokes are not known. */
  radStrokes: z.array(z.int().min(0)).optional(),
  orderStandard: z.enum(strokeOrderStandards),
});
export type CharacterStrokes = z.infer<typeof characterStrokesSchema>;

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
