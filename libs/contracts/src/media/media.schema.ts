import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 50_000_000;
export const AVATAR_MAX_SIDE_PIXELS = 512;
export const AUDIO_MAX_BYTES = 25 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 10 * 1024 * 1024;

/** Longest side of a thumbnail in pixels; a smaller picture keeps its own size. */
export const THUMBNAIL_SIDE_PIXELS = { small: 160, medium: 640, large: 1_600 } as const;
export type ThumbnailSize = keyof typeof THUMBNAIL_SIDE_PIXELS;
export const thumbnailSizes = Object.keys(THUMBNAIL_SIDE_PIXELS) as ThumbnailSize[];

export const fileKinds = ['audio', 'image', 'video'] as const;
export type FileKind = (typeof fileKinds)[number];

/** `pending`: the text is still being worked on and reaches the entry by itself when it is there. */
export const textStatuses = ['pending', 'done', 'failed'] as const;
export type TextStatus = (typeof textStatuses)[number];

/** A language as BCP 47 writes it. With a script or a region it also says how its speaker writes Chinese: `zh-Hant`, `zh-CN`. */
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

/** What a person speaks and writes in their recordings; null leaves it to be found out. */
export const speechSettingsSchema = z.object({ spokenLanguage: spokenLanguageSchema.nullable() });
export type SpeechSettings = z.infer<typeof speechSettingsSchema>;

/** A number of bytes; at most 2^53 - 1, which JSON represents exactly. */
const bytesSchema = z.int().nonnegative();

/** How many bytes a person's files take and may take. Thumbnails are not counted. */
export const storageUsageSchema = z.object({ usedBytes: bytesSchema, quotaBytes: bytesSchema });
export type StorageUsage = z.infer<typeof storageUsageSchema>;

/** A person's storage usage as an administrator sees it. */
export const userStorageUsageSchema = storageUsageSchema.extend({
  /** Whether the quota is the installation's default rather than the person's own. */
  isDefaultQuota: z.boolean(),
});
export type UserStorageUsage = z.infer<typeof userStorageUsageSchema>;

/** Sets a person's own quota; null resets it to the installation's default. */
export const storageQuotaChangeSchema = z.object({ quotaBytes: bytesSchema.nullable() });
export type StorageQuotaChange = z.infer<typeof storageQuotaChangeSchema>;

/** Why there is no text: nobody is there to ask, whoever was asked failed (trying again may help), or the file cannot be understood. */
export const textFailureReasons = ['no_provider', 'provider_failed', 'unreadable'] as const;
export type TextFailureReason = (typeof textFailureReasons)[number];

/** A word, or a character of Chinese, and when it was said, in seconds from the recording's beginning. */
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

/** One of several pictures and videos sent together; the answer keeps the order in which they were sent. */
export const uploadedMediaSchema = z.object({
  url: z.string(),
  type: z.enum(['image', 'video']),
  mimeType: z.string(),
});
export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;

/** What the journal must know of a file before an entry may hold it. */
export const fileDescriptionSchema = z.object({
  id: idSchema,
  ownerId: idSchema,
  kind: z.enum(fileKinds),
  contentType: z.string(),
});
export type FileDescription = z.infer<typeof fileDescriptionSchema>;

/** What the product knows of a file. */
export const mediaFileInfoSchema = z.object({
  id: idSchema,
  url: z.string(),
  kind: z.enum(fileKinds),
  mimeType: z.string(),
  bytes: z.int(),
  /** In pixels, as the file is shown; null for sound, and while it is not known. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  durationSeconds: z.number().nullable(),
  text: z.object({
    /** `none`: nobody looks for a text in this file. */
    status: z.enum(['none', ...textStatuses]),
    reason: z.enum(textFailureReasons).nullable(),
    value: z.string(),
    /** Empty when the provider does not tell when a word was said. */
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
  /** The recordings are as they were. */
  failed: z.int().nonnegative(),
});
export type AudioConversion = z.infer<typeof audioConversionSchema>;

/** As libs/events names them, which the contracts do not import. */
export const mediaJobNames = ['transcription', 'ocr', 'conversion', 'thumbnails'] as const;

/** A queue as whoever keeps an installation sees it. */
export const queueStateSchema = z.object({
  job: z.enum(mediaJobNames),
  /** Somebody waits for these. */
  waiting: z.int(),
  inBulk: z.int(),
  active: z.int(),
  toBeTriedAgain: z.int(),
  failed: z.int(),
  /** Newest first, a hundred at most. */
  lastFailures: z.array(z.object({ fileId: z.string(), why: z.string(), attempts: z.int(), at: timeSchema })),
});
export type QueueState = z.infer<typeof queueStateSchema>;
