import { z } from 'zod';
import { idParamsSchema, idSchema, timeSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { WORD_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine, storableText } from '../text/text.schema.ts';

/** The text fields of an entry that language-svc reads. */
export const entryTextFieldsSchema = z.object({
  entryId: idSchema,
  version: z.int(),
  title: z.string(),
  content: z.string(),
  extractedText: z.string(),
  createdAt: timeSchema,
});
export type EntryText = z.infer<typeof entryTextFieldsSchema>;

const TEXTS_PER_PAGE = 50;

/** The number of words on one screen. Each word may need a scan of all entries of the author. */
export const WORDS_TO_FIND_MAX = 20;

export const findTextsRequestSchema = z.object({
  words: z
    .array(
      z.object({
        word: singleLine(WORD_MAX_LENGTH, { min: 1 }),
        /** The entry that is preferred while it exists and contains the word. */
        entryId: idSchema.nullable(),
      }),
    )
    .max(WORDS_TO_FIND_MAX),
});

export const foundTextSchema = z.object({
  word: z.string(),
  entry: entryTextFieldsSchema,
  /** The first image of the entry. */
  imageUrl: z.string().nullable(),
});
export type FoundText = z.infer<typeof foundTextSchema>;

/** The maximum number of entries per word. The newest entry may contain a character in another reading (觉 in 觉得, not in 睡觉). */
export const ENTRIES_PER_WORD = 3;

export const findNewestTextsRequestSchema = z.object({
  words: z.array(singleLine(WORD_MAX_LENGTH, { min: 1 })).max(WORDS_TO_FIND_MAX),
});

export const newestTextsSchema = z.object({
  /** Every found entry once, with its first image and its recording. */
  entries: z.array(
    entryTextFieldsSchema.extend({ imageUrl: z.string().nullable(), recordingUrl: z.string().nullable() }),
  ),
  /** The entries that contain each word, the newest first. Words that no entry contains are left out. */
  found: z.array(z.object({ word: z.string(), entryIds: z.array(idSchema) })),
});
export type NewestTexts = z.infer<typeof newestTextsSchema>;

/**
 * Internal routes with which language-svc reads the texts of entries. The routes return only texts of the viewer, so language-svc must send each
 * request in the name of the author.
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
  findOwnTexts: defineRoute({
    method: 'post',
    path: '/internal/own-texts/containing',
    access: 'internal',
    callers: ['language-svc'],
    summary: "For each word, one of the viewer's own entries that contains it: the preferred one, otherwise the oldest",
    body: findTextsRequestSchema,
    response: { status: 200, body: z.object({ found: z.array(foundTextSchema) }) },
    errors: ['not_signed_in', 'invalid_request'],
  }),
  findNewestOwnTexts: defineRoute({
    method: 'post',
    path: '/internal/own-texts/newest-containing',
    access: 'internal',
    callers: ['language-svc'],
    summary: `For each word, the newest of the viewer's own entries that contain it, at most ${ENTRIES_PER_WORD}`,
    body: findNewestTextsRequestSchema,
    response: { status: 200, body: newestTextsSchema },
    errors: ['not_signed_in', 'invalid_request'],
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
