import { z } from 'zod';
import { idSchema } from '../common.schema.ts';
import { spokenWordSchema, textFailureReasons, textStatuses } from './text-extraction.schema.ts';

/** The length of the longest side of a thumbnail, in pixels. An image that is smaller is not enlarged. */
export const THUMBNAIL_SIDE_PIXELS = { small: 160, medium: 640, large: 1_600 } as const;
export type ThumbnailSize = keyof typeof THUMBNAIL_SIDE_PIXELS;
export const thumbnailSizes = Object.keys(THUMBNAIL_SIDE_PIXELS) as ThumbnailSize[];

export const fileKinds = ['audio', 'image', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/** What journal-svc needs to know of a file before an entry may use it. */
export const fileDescriptionSchema = z.object({
  id: idSchema,
  ownerId: idSchema,
  kind: z.enum(fileKinds),
  contentType: z.string(),
});
export type FileDescription = z.infer<typeof fileDescriptionSchema>;

/** Metadata of a file as viewers see it. */
export const mediaFileInfoSchema = z.object({
  id: idSchema,
  url: z.string(),
  kind: z.enum(fileKinds),
  mimeType: z.string(),
  bytes: z.int(),
  /** Width and height in pixels, after EXIF rotation. Null for recordings, and as long as they are unknown. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
  text: z.object({
    /** `none`: no text extraction is done for this kind of file. */
    status: z.enum(['none', ...textStatuses]),
    reason: z.enum(textFailureReasons).nullable(),
    value: z.string(),
    /** The spoken words with their times. Empty when the AI provider returns no times of words. */
    words: z.array(spokenWordSchema),
  }),
});
export type MediaFileInfo = z.infer<typeof mediaFileInfoSchema>;
