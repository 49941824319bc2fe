import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 50_000_000;
export const AVATAR_MAX_SIDE_PIXELS = 512;
export const AUDIO_MAX_BYTES = 25 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 10 * 1024 * 1024;

/** The length of the longest side of a thumbnail, in pixels. An image that is smaller is not enlarged. */
export const THUMBNAIL_SIDE_PIXELS = { small: 160, medium: 640, large: 1_600 } as const;
export type ThumbnailSize = keyof typeof THUMBNAIL_SIDE_PIXELS;
export const thumbnailSizes = Object.keys(THUMBNAIL_SIDE_PIXELS) as ThumbnailSize[];

export const fileKinds = ['audio', 'image', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/**
 * The state of the text extraction from a file. `pending`: it has not ended yet; when it ends, the text is added to the entry without a
 * further request.
 */
export const textStatuses = ['pending', 'done', 'failed'] as const;
export type TextStatus = (typeof textStatuses)[number];

/** A BCP 47 language tag. A script or region subtag also selects the Chinese script of transcripts: `zh-Hant`, `zh-CN`. */
export const spokenLanguageSchema = z
  .string()
  .max(35)
  .refine(isLanguageTag, { error: 'This must be a language tag like zh-Hans or en.' });

function isLanguageTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== '';
  } catch {
    return false;
  }
}

/** The language a user speaks in recordings; null lets transcription detect it. */
export const spokenLanguageSettingsSchema = z.object({ spokenLanguage: spokenLanguageSchema.nullable() });
export type SpokenLanguageSettings = z.infer<typeof spokenLanguageSettingsSchema>;

/** A number of bytes, at most 2^53 - 1: the largest integer that JSON numbers represent exactly. */
const bytesSchema = z.int().nonnegative();

/** A user's storage usage and quota in bytes. Thumbnails are not counted. */
export const storageUsageSchema = z.object({ usedBytes: bytesSchema, quotaBytes: bytesSchema });
export type StorageUsage = z.infer<typeof storageUsageSchema>;

/** A user's storage usage as an administrator sees it. */
export const userStorageUsageSchema = storageUsageSchema.extend({
  /** Whether the quota is the installation's default rather than the user's own. */
  isDefaultQuota: z.boolean(),
});
export type UserStorageUsage = z.infer<typeof userStorageUsageSchema>;

/** Sets a user's own quota; null resets it to the installation's default. */
export const storageQuotaChangeSchema = z.object({ quotaBytes: bytesSchema.nullable() });
export type StorageQuotaChange = z.infer<typeof storageQuotaChangeSchema>;

/**
 * Why a file has no extracted text: no AI provider is configured, the provider failed (a retry may succeed), or the file contains
 * nothing readable.
 */
export const textFailureReasons = ['no_provider', 'provider_failed', 'unreadable'] as const;
export type TextFailureReason = (typeof textFailureReasons)[number];

/** A spoken word, or one Chinese character, with its times in seconds from the start of the recording. */
export const spokenWordSchema = z.object({
  text: z.string(),
  start: z.number().nonnegative(),
  end: z.number().nonnegative(),
});
export type SpokenWord = z.infer<typeof spokenWordSchema>;

export const uploadedFileSchema = z.object({
  url: z.string(),
  extractedText: z.string(),
  status: z.enum(textStatuses),
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** One file of an upload of several files. The response lists the files in the order of the request. */
export const uploadedMediaSchema = z.object({
  url: z.string(),
  type: z.enum(['image', 'video']),
  mimeType: z.string(),
});
export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;

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

export const audioCompatibilitySchema = z.object({
  hasIncompatibleFiles: z.boolean(),
  incompatibleCount: z.int().nonnegative(),
});
export type AudioCompatibility = z.infer<typeof audioCompatibilitySchema>;

export const audioConversionSchema = z.object({
  totalFiles: z.int().nonnegative(),
  successful: z.int().nonnegative(),
  /** The number of recordings that could not be converted. These recordings are unchanged. */
  failed: z.int().nonnegative(),
});
export type AudioConversion = z.infer<typeof audioConversionSchema>;

/** The same names as `mediaJobNames` of libs/events, because the contracts must not import libs/events. */
export const mediaJobNames = ['transcription', 'ocr', 'conversion', 'thumbnails'] as const;

/** A job queue as an administrator sees it. */
export const queueStateSchema = z.object({
  job: z.enum(mediaJobNames),
  /** The number of waiting jobs of new uploads, which run before the jobs of bulk work (`inBulk`). */
  waiting: z.int(),
  inBulk: z.int(),
  active: z.int(),
  toBeTriedAgain: z.int(),
  failed: z.int(),
  /** The most recent failed jobs, newest first, at most 100. */
  lastFailures: z.array(z.object({ fileId: z.string(), why: z.string(), attempts: z.int(), at: timeSchema })),
});
export type QueueState = z.infer<typeof queueStateSchema>;
