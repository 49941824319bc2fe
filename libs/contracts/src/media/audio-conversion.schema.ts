import { z } from 'zod';

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
