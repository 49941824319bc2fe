import { z } from 'zod';
import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
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

/** What a recording is for: an entry (when absent), or a greeting, which is short and is not transcribed. */
export const uploadAudioQuerySchema = z.object({ for: z.literal('greeting').optional() });

const uploaded = { status: 201, body: uploadedFileSchema } as const;

export const uploadRoutes = {
  uploadAudio: defineRoute({
    method: 'post',
    path: '/api/upload/audio',
    access: 'signed-in',
    summary:
      'Store a voice recording and transcribe it; one for a greeting is at most 30 seconds long and is not transcribed',
    query: uploadAudioQuerySchema,
    uploadField: 'audio',
    response: uploaded,
    idempotent: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'file_missing',
      'file_name_invalid',
      'too_many_files',
      'file_empty',
      'file_unreadable',
      'file_protected',
      'upload_interrupted',
      'recording_too_large',
      'greeting_recording_too_long',
      'storage_full',
      'not_a_recording',
      'codec_not_supported',
      'idempotency_key_reused',
      'file_not_found',
    ],
  }),
  uploadImage: defineRoute({
    method: 'post',
    path: '/api/upload/image',
    access: 'signed-in',
    summary: 'Store a photo and recognize the handwriting in it',
    uploadField: 'image',
    response: uploaded,
    idempotent: true,
    errors: [
      'not_signed_in',
      'file_missing',
      'file_name_invalid',
      'too_many_files',
      'file_empty',
      'file_unreadable',
      'upload_interrupted',
      'image_too_large',
      'storage_full',
      'not_an_image',
      'idempotency_key_reused',
      'file_not_found',
    ],
  }),
  /**
   * When a file is invalid, the response has the error code of the first invalid file, and its `errors` names this file by its index, e.g.
   * `media[2]`.
   */
  uploadMedia: defineRoute({
    method: 'post',
    path: '/api/upload/media',
    access: 'signed-in',
    summary: 'Store up to 20 images and videos, all or none; the response has the order of the request',
    uploadField: 'media',
    multipleFiles: true,
    idempotent: true,
    response: { status: 201, body: z.array(uploadedMediaSchema) },
    errors: [
      'not_signed_in',
      'file_missing',
      'file_name_invalid',
      'too_many_media',
      'file_empty',
      'file_unreadable',
      'file_protected',
      'upload_interrupted',
      'image_too_large',
      'video_too_large',
      'storage_full',
      'not_image_or_video',
      'codec_not_supported',
      'idempotency_key_reused',
      'file_not_found',
    ],
  }),
};

export const silenceTrimmingRoutes = {
  trimSilence: defineRoute({
    method: 'post',
    path: '/api/media-files/{id}/trim-silence',
    access: 'signed-in',
    summary:
      "Copy one of one's own recordings without the silence at its ends; the recording itself stays as it is, and is the same file when there is nothing to cut",
    params: idParamsSchema,
    response: { status: 201, body: trimmedRecordingSchema },
    idempotent: true,
    longRunning: true,
    errors: [
      'invalid_request',
      'not_signed_in',
      'file_not_found',
      'file_not_yours',
      'not_a_recording',
      'file_unreadable',
      'storage_full',
      'too_many_requests',
      'idempotency_key_reused',
    ],
  }),
};
