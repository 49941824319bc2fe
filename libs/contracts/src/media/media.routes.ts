import { z } from 'zod';
import { idParams, idSchema, mediaUrlSchema } from '../common.schema.ts';
import { route } from '../route.ts';
import { AVATAR_DATA_URL_MAX } from '../social/social.schema.ts';
import { audioCompatibilitySchema, audioConversionSchema, fileDescriptionSchema, mediaFileInfoSchema, mediaJobNames, queueStateSchema, uploadedFileSchema } from './media.schema.ts';

const uploaded = { status: 201, body: uploadedFileSchema } as const;

export const mediaRoutes = {
  uploadAudio: route({
    method: 'post',
    path: '/api/upload/audio',
    access: 'signed-in',
    summary: 'Keep a voice recording and transcribe it',
    upload: 'audio',
    answer: uploaded,
    repeatable: true,
    errors: ['not_signed_in', 'file_missing', 'too_many_files', 'file_empty', 'upload_interrupted', 'recording_too_large', 'not_a_recording', 'idempotency_key_reused', 'file_not_found'],
  }),
  uploadImage: route({
    method: 'post',
    path: '/api/upload/image',
    access: 'signed-in',
    summary: 'Keep a photo and read the handwriting in it',
    upload: 'image',
    answer: uploaded,
    repeatable: true,
    errors: ['not_signed_in', 'file_missing', 'too_many_files', 'file_empty', 'file_unreadable', 'upload_interrupted', 'image_too_large', 'not_an_image', 'idempotency_key_reused', 'file_not_found'],
  }),
  /** Also answers HEAD, ranges and `If-None-Match`. */
  readFile: route({
    method: 'get',
    path: '/media/{id}',
    access: 'anyone',
    summary: 'The bytes of a file, for whoever may see an entry that uses it',
    params: z.object({ id: z.string().max(100) }),
    answer: { status: 200, body: null },
    errors: ['file_not_found', 'range_not_satisfiable'],
  }),
  describeFile: route({
    method: 'get',
    path: '/api/media-files/{id}',
    access: 'anyone',
    summary: 'What is known of a file, its text and when each word was said included, for whoever may see an entry that uses it',
    params: idParams,
    answer: { status: 200, body: mediaFileInfoSchema },
    errors: ['invalid_request', 'file_not_found'],
  }),
  checkAudioCompatibility: route({
    method: 'get',
    path: '/api/check-audio-compatibility',
    access: 'signed-in',
    summary: "How many of one's own recordings cannot be played on every device (iPhones and iPads above all)",
    answer: { status: 200, body: audioCompatibilitySchema },
    errors: ['not_signed_in'],
  }),
  convertAudioFiles: route({
    method: 'post',
    path: '/api/convert-audio-files',
    access: 'signed-in',
    summary:
      'Make AAC in MP4 of those, and point the memories that use them at the result; answers when all is done. What is still being converted after a few minutes is neither successful nor failed yet',
    answer: { status: 200, body: audioConversionSchema },
    patient: true,
    errors: ['not_signed_in'],
  }),
  readAgain: route({
    method: 'post',
    path: '/api/media-files/{id}/read-again',
    access: 'signed-in',
    summary: "Look once more for the text of a file of one's own in which none could be found; changes nothing while that is under way or when there is a text",
    params: idParams,
    answer: { status: 202, body: mediaFileInfoSchema },
    errors: ['invalid_request', 'not_signed_in', 'file_not_found', 'file_not_yours'],
  }),
};

export const mediaInternalRoutes = {
  describeFiles: route({
    method: 'post',
    path: '/internal/files/describe',
    access: 'internal',
    summary: 'Owner and kind of each file that exists among the ids; unknown ids are left out',
    body: z.object({ ids: z.array(idSchema).max(30) }),
    answer: { status: 200, body: z.array(fileDescriptionSchema) },
    errors: ['invalid_request'],
  }),
  listJobs: route({
    method: 'get',
    path: '/internal/jobs',
    access: 'internal',
    summary: 'The queues, and what failed last',
    answer: { status: 200, body: z.array(queueStateSchema) },
    errors: [],
  }),
  retryJobs: route({
    method: 'post',
    path: '/internal/jobs/retry',
    access: 'internal',
    summary: 'Have failed jobs done again: all, those of one kind, those on one file',
    body: z.object({ job: z.enum(mediaJobNames).optional(), fileId: idSchema.optional() }),
    answer: { status: 200, body: z.object({ retried: z.int() }) },
    errors: ['invalid_request'],
  }),
  storeAvatar: route({
    method: 'post',
    path: '/internal/avatars',
    access: 'internal',
    summary: 'Keep a small square PNG as a file of the caller; it is public while it is their profile picture',
    body: z.object({ png: z.base64().max(AVATAR_DATA_URL_MAX) }),
    answer: { status: 201, body: z.object({ url: mediaUrlSchema }) },
    errors: ['invalid_request', 'not_signed_in', 'not_an_avatar'],
  }),
};
