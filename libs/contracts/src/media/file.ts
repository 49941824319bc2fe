import { z } from 'zod';
import { idParamsSchema, idSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { spokenWordSchema, textFailureReasons, textStatuses } from './text-extraction.schema.ts';

/** The length of the longest side of each size of thumbnail, in pixels. Images that are smaller are not enlarged. */
export const THUMBNAIL_SIDE_PIXELS = { small: 160, medium: 640, large: 1_600 } as const;
export type ThumbnailSize = keyof typeof THUMBNAIL_SIDE_PIXELS;
export const thumbnailSizes = Object.keys(THUMBNAIL_SIDE_PIXELS) as ThumbnailSize[];

export const fileKinds = ['audio', 'image', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * The part that an uploaded file has lost: some `part` of it, because the file was damaged or ended too early, or its `sound`, whose codec media-svc
 * does not decode.
 */
export const missingParts = ['part', 'sound'] as const;
export type MissingPart = (typeof missingParts)[number];

/** The properties of a file that journal-svc checks before an entry may use the file. */
export const fileDescriptionSchema = z.object({
  id: idSchema,
  ownerId: idSchema,
  kind: z.enum(fileKinds),
  contentType: z.string(),
  /** The length of a recording or video. Releases before voice greetings leave it out. */
  durationSeconds: z.number().nullable().optional(),
  /** Present only when something is missing. */
  missing: z.enum(missingParts).optional(),
  /** The converted file that an entry is to use instead of this one; present only after a conversion. */
  convertedTo: z.object({ id: idSchema, contentType: z.string() }).optional(),
});
export type FileDescription = z.infer<typeof fileDescriptionSchema>;

/** The metadata of a file for viewers who may see an entry that uses it. */
export const mediaFileInfoSchema = z.object({
  id: idSchema,
  url: z.string(),
  kind: z.enum(fileKinds),
  mimeType: z.string(),
  bytes: z.int(),
  /** The width and height of an image or video in pixels, after EXIF rotation. Null for recordings, and until they are known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
  /** Whether the upload was damaged or ended too early, so that a part of the file is missing. */
  isIncomplete: z.boolean(),
  /** Of an incomplete video: its sound could not be decoded, so that it has none. */
  lacksSound: z.literal(true).optional(),
  /** Only the owner gets the text; for other viewers, the status is `none` and all other fields are empty. */
  text: z.object({
    /** The state of the file's text extraction. `none`: no text is extracted from this kind of file. */
    status: z.enum(['none', ...textStatuses]),
    reason: z.enum(textFailureReasons).nullable(),
    value: z.string(),
    /** True for a photo whose writing could not be read; `value` is empty then. */
    isUnclear: z.literal(true).optional(),
    /** The words of the transcript with their times. Empty when the AI provider returns no times of words. */
    words: z.array(spokenWordSchema),
  }),
});
export type MediaFileInfo = z.infer<typeof mediaFileInfoSchema>;

export const fileRoutes = {
  /** The route also supports HEAD, range requests and `If-None-Match`. */
  downloadFile: defineRoute({
    method: 'get',
    path: '/media/{id}',
    access: 'anyone',
    summary: 'The bytes of a file, or with `size` its WebP thumbnail, for viewers who may see an entry that uses it',
    params: z.object({ id: z.string().max(100) }),
    query: z.object({ size: z.enum(thumbnailSizes).optional() }),
    response: { status: 200, body: null, type: '*/*' },
    errors: ['invalid_request', 'file_not_found', 'range_not_satisfiable'],
  }),
  describeFile: defineRoute({
    method: 'get',
    path: '/api/media-files/{id}',
    access: 'anyone',
    summary:
      'Metadata of a file, for viewers who may see an entry that uses it; its text, the state of that and the time of each spoken word for its owner alone',
    params: idParamsSchema,
    response: { status: 200, body: mediaFileInfoSchema },
    errors: ['invalid_request', 'file_not_found'],
  }),
};
