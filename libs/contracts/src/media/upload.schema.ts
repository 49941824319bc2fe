import { z } from 'zod';
import { textStatuses } from './text-extraction.schema.ts';

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;
export const IMAGE_MAX_PIXELS = 50_000_000;
export const AVATAR_MAX_SIDE_PIXELS = 512;
export const AUDIO_MAX_BYTES = 25 * 1024 * 1024;
export const VIDEO_MAX_BYTES = 10 * 1024 * 1024;

export const uploadedFileSchema = z.object({
  url: z.string(),
  extractedText: z.string(),
  status: z.enum(textStatuses),
  /** Whether the upload was damaged or ended too early, so that only a part of it was stored. */
  isIncomplete: z.boolean(),
  /** True for a photo whose writing could not be read: its text is empty, and the user has to type it. */
  isTextUnclear: z.literal(true).optional(),
});
export type UploadedFile = z.infer<typeof uploadedFileSchema>;

/** A recording without the silence at its start and end: a new file, or the uploaded file when there was no silence to cut. */
export const trimmedRecordingSchema = uploadedFileSchema.extend({ removedSeconds: z.number().nonnegative() });
export type TrimmedRecording = z.infer<typeof trimmedRecordingSchema>;

/** One file in the response to an upload of several files, which lists the files in the order of the request. */
export const uploadedMediaSchema = z.object({
  url: z.string(),
  type: z.enum(['image', 'video']),
  mimeType: z.string(),
  /** As in `uploadedFileSchema`. */
  isIncomplete: z.boolean(),
  /** Of an incomplete video: its sound could not be decoded, so that it has none. */
  lacksSound: z.literal(true).optional(),
});
export type UploadedMedia = z.infer<typeof uploadedMediaSchema>;
