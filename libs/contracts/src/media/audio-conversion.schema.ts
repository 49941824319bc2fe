import { z } from 'zod';

export const audioCompatibilitySchema = z.object({
  hasIncompatibleFiles: z.boolean(),
  incompatibleCount: z.int().nonnegative(),
});
export type AudioCompatibility = z.infer<typeof audioCompatibilitySchema>;

export const audioConversionSchema = z.object({
  totalFiles: z.int().nonnegative(),
  successful: z.int().nonnegative(),
  /** The number of recordings that could not be converted. These recordings are unchanged. */
  failed: z.int().nonnegative(),
});
export type AudioConversion = z.infer<typeof audioConversionSchema>;
