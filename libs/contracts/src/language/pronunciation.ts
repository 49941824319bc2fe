import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { PINYIN_MAX_LENGTH, WORD_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine } from '../text/text.schema.ts';

/** The recordings of words that an administrator has installed. */
export const pronunciationStatusSchema = z.object({
  isInstalled: z.boolean(),
  /** The credit that the licence of the recordings requires. Null when the administrator gave none. */
  credit: z.string().nullable(),
});
export type PronunciationStatus = z.infer<typeof pronunciationStatusSchema>;

export const pronunciationRoutes = {
  readPronunciationStatus: defineRoute({
    method: 'get',
    path: '/api/pronunciation',
    access: 'anyone',
    summary: 'Whether the installation has recordings of words, and whose they are',
    response: { status: 200, body: pronunciationStatusSchema },
    errors: [],
  }),
  /** The route also supports HEAD, range requests and `If-None-Match`. */
  readPronunciation: defineRoute({
    method: 'get',
    path: '/api/pronunciation/{word}',
    access: 'anyone',
    summary: "The installation's recording of a word; with `pinyin` that of the reading, for a single character",
    params: z.object({ word: singleLine(WORD_MAX_LENGTH) }),
    query: z.object({ pinyin: singleLine(PINYIN_MAX_LENGTH).optional() }),
    response: { status: 200, body: null, type: 'audio/mpeg' },
    errors: ['invalid_request', 'not_chinese', 'pronunciation_unknown', 'range_not_satisfiable'],
  }),
};
