import { defineRoute } from '../route.ts';
import { audioCompatibilitySchema, audioConversionSchema } from './audio-conversion.schema.ts';

export const audioConversionRoutes = {
  checkAudioCompatibility: defineRoute({
    method: 'get',
    path: '/api/check-audio-compatibility',
    access: 'signed-in',
    summary: "The number of one's own recordings that some devices cannot play (above all iPhones and iPads)",
    response: { status: 200, body: audioCompatibilitySchema },
    errors: ['not_signed_in'],
  }),
  convertAudioFiles: defineRoute({
    method: 'post',
    path: '/api/convert-audio-files',
    access: 'signed-in',
    summary:
      'Convert those recordings to AAC in MP4, and let the memories use the results; responds when all have finished. A conversion that takes more than a few minutes counts as neither successful nor failed',
    response: { status: 200, body: audioConversionSchema },
    longRunning: true,
    errors: ['not_signed_in'],
  }),
};
