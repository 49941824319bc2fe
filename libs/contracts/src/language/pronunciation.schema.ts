import { z } from 'zod';

/** The recordings of words that an administrator has installed. */
export const pronunciationStatusSchema = z.object({
  isInstalled: z.boolean(),
  /** Whose recordings they are, as their licence requires. Null when the administrator gave no credit. */
  credit: z.string().nullable(),
});
export type PronunciationStatus = z.infer<typeof pronunciationStatusSchema>;
