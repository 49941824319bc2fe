import { z } from 'zod';
import { defineRoute } from '../route.ts';
import { uploadedFileSchema, uploadedMediaSchema } from './upload.schema.ts';

const uploaded = { status: 201, body: uploadedFileSchema } as const;

export const uploadRoutes = {
  uploadAudio: defineRoute({
    method: 'post',
    path: '/api/upload/audio',
    access: 'signed-in',
    summary: 'Store a voice recording and transcribe it',
    uploadField: 'audio',
    response: uploaded,
    idempotent: true,
    errors: [
      'not_signed_in',
      'file_missing',
      'file_name_invalid',
      'too_many_files',
      'file_empty',
      'file_unreadable',
      'file_protected',
      'upload_interrupted',
      'recording_too_large',
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
