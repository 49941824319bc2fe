import { z } from 'zod';
import { apiErrorSchema } from '../api-error.ts';
import { idSchema, timeSchema } from '../common.schema.ts';
import { missingParts } from '../media/file.schema.ts';
import { publicProfileSchema } from '../social/user.schema.ts';

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
