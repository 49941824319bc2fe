import { idParamsSchema } from '../common.schema.ts';
import { defineRoute } from '../route.ts';
import { trimmedRecordingSchema } from './upload.schema.ts';

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
