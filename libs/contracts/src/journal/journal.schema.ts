import { z } from 'zod';
import { apiErrorSchema } from '../api-error.ts';
import { idSchema, mediaUrlSchema, storableText, timeSchema } from '../common.schema.ts';
import { publicProfileSchema } from '../social/social.schema.ts';

export const TITLE_MAX_LENGTH = 200;
export const ENTRY_TEXT_MAX_LENGTH = 20_000;
export const ENTRY_FILES_MAX = 20;
export const LOCATION_MAX_LENGTH = 200;

export const privacyLevels = ['private', 'friends', 'public'] as const;
export type PrivacyLevel = (typeof privacyLevels)[number];

const TITLE_MISSING = 'Please add a title for your memory.';
const titleSchema = storableText(1_000, TITLE_MISSING)
  .transform((value) => value.trim())
  .pipe(
    z
      .string()
      .min(1, { error: TITLE_MISSING })
      .max(TITLE_MAX_LENGTH, { error: 'A title can be 200 characters long at most.' }),
  );

/** Coordinates are strings on the wire and are checked as numbers. */
const coordinate = (limit: number) =>
  z
    .string()
    .max(40)
    .regex(/^-?\d+(\.\d+)?$/, { error: 'This must be a number.', abort: true })
    .refine((value) => Math.abs(Number(value)) <= limit, { error: `This must be between -${limit} and ${limit}.` });

export const mediaFileSchema = z.object({ url: z.string(), type: z.string() });

/** Clients send a file as its URL; responses contain the object form, and clients may send that back. */
const attachedFileSchema = z.union([mediaUrlSchema, z.object({ url: mediaUrlSchema }).transform(({ url }) => url)], {
  error: 'This must be a file that was uploaded to Memory.',
});

const privacyFields = {
  /** Takes precedence over `isPublic` when both are sent. */
  privacyLevel: z.enum(privacyLevels).optional(),
  isPublic: z.boolean().optional(),
};

export const newEntrySchema = z.object({
  title: titleSchema,
  content: storableText(ENTRY_TEXT_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  originalAudioUrl: mediaUrlSchema.nullish(),
  originalImageUrl: mediaUrlSchema.nullish(),
  extractedText: storableText(ENTRY_TEXT_MAX_LENGTH)
    .nullish()
    .transform((value) => value ?? ''),
  /** The author deleted the extracted text: text found in these files later must not fill `extractedText` again. */
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
  location: storableText(LOCATION_MAX_LENGTH).nullish(),
  latitude: coordinate(90).nullish(),
  longitude: coordinate(180).nullish(),
  weather: storableText(200).nullish(),
});
export type NewEntry = z.output<typeof newEntrySchema>;

export const entryChangesSchema = z.object({
  title: titleSchema.optional(),
  content: storableText(ENTRY_TEXT_MAX_LENGTH).optional(),
  extractedText: storableText(ENTRY_TEXT_MAX_LENGTH).optional(),
  originalAudioUrl: mediaUrlSchema.nullable().optional(),
  originalImageUrl: mediaUrlSchema.nullable().optional(),
  /** The complete list, in order: files left out are detached from the entry. */
  mediaFiles: z.array(attachedFileSchema).max(ENTRY_FILES_MAX).optional(),
  location: storableText(LOCATION_MAX_LENGTH).nullable().optional(),
  latitude: coordinate(90).nullable().optional(),
  longitude: coordinate(180).nullable().optional(),
  ...privacyFields,
});
export type EntryChanges = z.output<typeof entryChangesSchema>;

export const entrySchema = z.object({
  id: idSchema,
  userId: idSchema,
  title: z.string(),
  content: z.string(),
  originalAudioUrl: z.string().nullable(),
  originalImageUrl: z.string().nullable(),
  extractedText: z.string(),
  isPublic: z.boolean(),
  privacyLevel: z.enum(privacyLevels),
  /** 128 random bits. Null for everyone but the author while the entry is not public. */
  shareId: z.string().nullable(),
  language: z.string(),
  mediaFiles: z.array(mediaFileSchema),
  location: z.string().nullable(),
  latitude: z.string().nullable(),
  longitude: z.string().nullable(),
  weather: z.string().nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
  /** Incremented by every change. In quotes it is the entry's `ETag`, also for an entry of a list. */
  version: z.int().positive(),
  user: publicProfileSchema.omit({ id: true }),
});
export type Entry = z.infer<typeof entrySchema>;

/** The 409 response to a change based on an outdated version: an error, with the current entry. */
export const entryConflictSchema = apiErrorSchema.extend({ current: entrySchema });

export const userTimelineSchema = z.object({ entries: z.array(entrySchema), user: publicProfileSchema });
export type UserTimeline = z.infer<typeof userTimelineSchema>;
