import { z } from 'zod';
import { apiErrorSchema } from '../api-error.ts';
import {
  daySchema,
  idParamsSchema,
  idSchema,
  mediaUrlSchema,
  monthSchema,
  pageQuerySchema,
  timeSchema,
  timeZoneSchema,
} from '../common.schema.ts';
import { moods } from '../language/mood.ts';
import { missingParts } from '../media/file.ts';
import { defineRoute } from '../route.ts';
import { publicProfileSchema } from '../social/user.schema.ts';
import {
  ENTRY_TEXT_MAX_LENGTH,
  LOCATION_MAX_LENGTH,
  SEARCH_TERM_MAX_LENGTH,
  THEME_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../text/text-limits.ts';
import { multiLine, singleLine } from '../text/text.schema.ts';

export const privacyLevels = ['private', 'friends', 'public'] as const;
export type PrivacyLevel = (typeof privacyLevels)[number];

/** A transcript is a `draft` until its author confirms it. */
export const transcriptStates = ['draft', 'confirmed'] as const;
export type TranscriptState = (typeof transcriptStates)[number];

export const mediaFileSchema = z.object({ url: z.string(), type: z.string() });

export const entrySchema = z.object({
  id: idSchema,
  userId: idSchema,
  title: z.string(),
  content: z.string(),
  originalAudioUrl: z.string().nullable(),
  originalImageUrl: z.string().nullable(),
  extractedText: z.string(),
  /**
   * Whether the author has confirmed the text of the recording. Present only for the author, and only when the entry has a recording and a
   * text. Transcripts that arrived before there were drafts count as confirmed.
   */
  transcriptState: z.enum(transcriptStates).optional(),
  isPublic: z.boolean(),
  privacyLevel: z.enum(privacyLevels),
  /**
   * The id in the entry's share link, 128 random bits. While the entry is not public, only the author receives the id; other viewers get
   * null.
   */
  shareId: z.string().nullable(),
  language: z.string(),
  mediaFiles: z.array(mediaFileSchema),
  /** Those of the entry's recording, photo, images and videos of which something is missing; present only when there are any. */
  incompleteFiles: z.array(z.object({ url: z.string(), missing: z.enum(missingParts) })).optional(),
  location: z.string().nullable(),
  /** Exact for the author; everyone else gets both coordinates rounded to two decimals. */
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  weather: z.string().nullable(),
  /** The mood that the author has chosen, which is shown instead of the mood of the text. Present only when there is one. */
  chosenMood: z.enum(moods).optional(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /**
   * The number of the entry's version, which every change increments. In quotes, it is the `ETag` of the entry. For an entry from a list, clients may
   * form the ETag themselves.
   */
  version: z.int().positive(),
  user: publicProfileSchema.omit({ id: true }),
});
export type Entry = z.infer<typeof entrySchema>;

/**
 * The body of the 409 response to a change that is based on an outdated version of an entry: the common error body with the current entry.
 */
export const entryConflictSchema = apiErrorSchema.extend({ current: entrySchema });

export const ENTRY_FILES_MAX = 20;
const WEATHER_MAX_LENGTH = 200;
const TITLE_MISSING = 'Please add a title for your memory.';

const titleSchema = singleLine(TITLE_MAX_LENGTH, {
  required: TITLE_MISSING,
  tooLong: 'A title can be 200 characters long at most.',
});

/** A coordinate in degrees. It is a string in requests and responses; validation checks its value as a number. */
const coordinate = (limit: number) =>
  z
    .string()
    .max(40)
    .regex(/^-?\d+(\.\d+)?$/, { error: 'This must be a number.', abort: true })
    .refine((value) => Math.abs(Number(value)) <= limit, { error: `This must be between -${limit} and ${limit}.` });

/**
 * A file of an entry in a request. Clients send the file's URL. They may also send the file object from a response (`mediaFileSchema`); the server
 * reads only the URL of this object.
 */
const attachedFileSchema = z.union([mediaUrlSchema, z.object({ url: mediaUrlSchema }).transform(({ url }) => url)], {
  error: 'This must be a file that was uploaded to Memory.',
});

const privacyFields = {
  /** Who may see the entry. When a request contains `isPublic` too, `isPublic` is ignored. */
  privacyLevel: z.enum(privacyLevels).optional(),
  isPublic: z.boolean().optional(),
};

export const newEntrySchema = z.object({
  title: titleSchema,
  content: multiLine(ENTRY_TEXT_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  originalAudioUrl: mediaUrlSchema.nullish(),
  originalImageUrl: mediaUrlSchema.nullish(),
  extractedText: multiLine(ENTRY_TEXT_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  /**
   * Whether the author deleted the extracted text of the entry. If so, text that is found in the entry's files later is not added to
   * `extractedText`.
   */
  textRemoved: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
  ...privacyFields,
  language: z.literal('en').default('en'),
  mediaFiles: z
    .array(attachedFileSchema)
    .max(ENTRY_FILES_MAX)
    .nullish()
    .transform((value) => value ?? []),
  location: singleLine(LOCATION_MAX_LENGTH).nullish(),
  latitude: coordinate(90).nullish(),
  longitude: coordinate(180).nullish(),
  weather: singleLine(WEATHER_MAX_LENGTH).nullish(),
});
export type NewEntry = z.output<typeof newEntrySchema>;

export const entryChangesSchema = z.object({
  title: titleSchema.optional(),
  content: multiLine(ENTRY_TEXT_MAX_LENGTH).optional(),
  extractedText: multiLine(ENTRY_TEXT_MAX_LENGTH).optional(),
  /** Set when the author has compared the transcript, in the state after this change, with the recording. */
  transcriptConfirmed: z.literal(true).optional(),
  originalAudioUrl: mediaUrlSchema.nullable().optional(),
  originalImageUrl: mediaUrlSchema.nullable().optional(),
  /** The complete, ordered list of the entry's files. Files that are not in the list are removed from the entry. */
  mediaFiles: z.array(attachedFileSchema).max(ENTRY_FILES_MAX).optional(),
  location: singleLine(LOCATION_MAX_LENGTH).nullable().optional(),
  latitude: coordinate(90).nullable().optional(),
  longitude: coordinate(180).nullable().optional(),
  /** Null: the mood of the text is shown again. */
  chosenMood: z.enum(moods).nullable().optional(),
  ...privacyFields,
});
export type EntryChanges = z.output<typeof entryChangesSchema>;

export const entryListQuerySchema = pageQuerySchema.extend({
  /**
   * The search term. An entry is found when it contains all words of the term, in any order, or else Chinese words with this pinyin. Upper and lower
   * case count as the same, and no character is a wildcard. A blank term is ignored.
   */
  q: singleLine(SEARCH_TERM_MAX_LENGTH)
    .transform((value) => value || undefined)
    .optional(),
});
export type EntryListQuery = z.output<typeof entryListQuerySchema>;

export const ownEntryListQuerySchema = entryListQuerySchema
  .extend({
    /** Only entries of this day in the time zone. */
    day: daySchema.optional(),
    /** Only entries of this month in the time zone. With `day`, it is ignored. */
    month: monthSchema.optional(),
    timeZone: timeZoneSchema.optional(),
    /** Only entries whose text has this theme, as `POST /api/analyze-mood` names it in any language. Not together with a search. */
    theme: singleLine(THEME_MAX_LENGTH, { min: 1 }).optional(),
  })
  .refine(({ q, theme }) => q === undefined || theme === undefined, {
    path: ['theme'],
    error: 'A search and a theme cannot be combined.',
  })
  .refine(({ day, month, timeZone }) => (day ?? month) === undefined || timeZone !== undefined, {
    path: ['timeZone'],
    error: 'A day or a month needs a time zone.',
  });
export type OwnEntryListQuery = z.output<typeof ownEntryListQuerySchema>;

export const entryRoutes = {
  listEntries: defineRoute({
    method: 'get',
    path: '/api/journal-entries',
    access: 'signed-in',
    summary:
      "One's own memories, newest first; with `q` those whose title, content or extracted text contains all its words, and after them those with Chinese words of this pinyin, with `day` or `month` those of that day or month in `timeZone`, with `theme` those about it, where a page may be short or empty although there is a next one (all without a total, which would need a scan)",
    query: ownEntryListQuerySchema,
    response: { status: 200, body: z.array(entrySchema) },
    paginated: true,
    searchable: true,
    errors: ['invalid_request', 'not_signed_in', 'bad_cursor'],
  }),
  readEntry: defineRoute({
    method: 'get',
    path: '/api/journal-entries/{id}',
    access: 'anyone',
    summary: 'A memory that the viewer may see',
    params: idParamsSchema,
    response: { status: 200, body: entrySchema },
    versioned: true,
    errors: ['invalid_request', 'entry_not_found'],
  }),
  createEntry: defineRoute({
    method: 'post',
    path: '/api/journal-entries',
    access: 'signed-in',
    summary: 'Write a memory',
    body: newEntrySchema,
    response: { status: 201, body: entrySchema },
    idempotent: true,
    versioned: true,
    errors: ['invalid_request', 'not_signed_in', 'media_not_yours', 'idempotency_key_reused'],
  }),
  updateEntry: defineRoute({
    method: 'patch',
    path: '/api/journal-entries/{id}',
    access: 'signed-in',
    summary: "Change one of one's own memories; with `If-Match` only that version, else 409 with the current one",
    params: idParamsSchema,
    body: entryChangesSchema,
    response: { status: 200, body: entrySchema },
    versioned: true,
    errorBodies: { 409: entryConflictSchema },
    errors: [
      'invalid_request',
      'not_signed_in',
      'entry_not_found',
      'entry_not_yours',
      'entry_changed',
      'media_not_yours',
    ],
  }),
  deleteEntry: defineRoute({
    method: 'delete',
    path: '/api/journal-entries/{id}',
    access: 'signed-in',
    summary: "Delete one of one's own memories, and those of its files that no other memory uses",
    params: idParamsSchema,
    response: { status: 204, body: null },
    errors: ['not_signed_in', 'entry_not_found', 'entry_not_yours'],
  }),
};

export const shareLinkRoutes = {
  sharedEntry: defineRoute({
    method: 'get',
    path: '/api/shared/{shareId}',
    access: 'anyone',
    summary: 'The public memory behind a share link',
    params: z.object({ shareId: z.string().max(100) }),
    response: { status: 200, body: entrySchema },
    errors: ['entry_not_found'],
  }),
};
