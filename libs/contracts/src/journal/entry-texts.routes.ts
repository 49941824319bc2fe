import { z } from 'zod';
import { idParamsSchema, idSchema, storableText } from '../common.schema.ts';
import { defineRoute } from '../route.ts';

/** The text fields of an entry that language-svc reads. */
export const entryTextFieldsSchema = z.object({
  entryId: idSchema,
  version: z.int(),
  title: z.string(),
  content: z.string(),
  extractedText: z.string(),
});
export type EntryText = z.infer<typeof entryTextFieldsSchema>;

const TEXTS_PER_PAGE = 50;

/**
 * Internal routes through which language-svc reads the texts of entries. They return only texts of the viewer, so language-svc must send
 * each request in the name of the author.
 */
export const journalTextRoutes = {
  listOwnTexts: defineRoute({
    method: 'get',
    path: '/internal/own-texts',
    access: 'internal',
    callers: ['language-svc'],
    summary: "The texts of the viewer's own entries, newest first",
    query: z.object({
      limit: z.coerce.number().int().min(1).max(TEXTS_PER_PAGE).default(TEXTS_PER_PAGE),
      cursor: storableText(200).optional(),
    }),
    response: { status: 200, body: z.object({ texts: z.array(entryTextFieldsSchema), next: z.string().nullable() }) },
    errors: ['not_signed_in', 'bad_cursor'],
  }),
  readOwnText: defineRoute({
    method: 'get',
    path: '/internal/own-texts/{id}',
    access: 'internal',
    callers: ['language-svc'],
    summary: "The current text of one of the viewer's own entries",
    params: idParamsSchema,
    response: { status: 200, body: entryTextFieldsSchema },
    errors: ['not_signed_in', 'entry_not_found'],
  }),
};
