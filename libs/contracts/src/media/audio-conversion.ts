import { z } from 'zod';
import { defineRoute } from '../route.ts';

export const audioCompatibilitySchema = z.object({
  hasIncompatibleFiles: z.boolean(),
  incompatibleCount: z.int().nonnegative(),
});
export type AudioCompatibility = z.infer<typeof audioCompatibilitySchema>;

/** The result of a conversion. `successful`, `failed`, `notNeeded` and `inProgress` add up to `totalFiles`. */
export const audioConversionResultSchema = z.object({
  totalFiles: z.int().nonnegative(),
  successful: z.int().nonnegative(),
  /** The number of recordings that could not be converted. These recordings are unchanged. */
  failed: z.int().nonnegative(),
  /** The number of recordings that were deleted while they were waiting for their conversion. */
  notNeeded: z.int().nonnegative(),
  /** The number of recordings whose conversion continues after the response. */
  inProgress: z.int().nonnegative(),
});
export type AudioConversion = z.infer<typeof audioConversionResultSchema>;

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
