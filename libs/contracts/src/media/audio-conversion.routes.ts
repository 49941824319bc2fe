import { defineRoute } from '../route.ts';
import { audioCompatibilitySchema, audioConversionResultSchema } from './audio-conversion.schema.ts';

export const audioConversionRoutes = {
  checkAudioCompatibility: defineRoute({
    method: 'get',
    path: '/api/check-audio-compatibility',
    access: 'signed-in',
    summary:
      "The number of recordings in one's own memories that some devices cannot play (above all iPhones and iPads)",
    response: { status: 200, body: audioCompatibilitySchema },
    errors: ['not_signed_in', 'service_unavailable'],
  }),
  convertAudioFiles: defineRoute({
    method: 'post',
    path: '/api/convert-audio-files',
    access: 'signed-in',
    summary:
      'Convert those recordings to AAC in MP4, and let the memories use the results; responds when all have finished, or after a few minutes with the number of those in progress. The next request counts what the last response did not',
    response: { status: 200, body: audioConversionResultSchema },
    longRunning: true,
    errors: ['not_signed_in', 'service_unavailable'],
  }),
};
