import { z } from 'zod';

/** The recordings of words that an administrator has installed. */
export const pronunciationStatusSchema = z.object({
  isInstalled: z.boolean(),
  /** The credit that the licence of the recordings requires. Null when the administrator gave none. */
  credit: z.string().nullable(),
});
export type PronunciationStatus = z.infer<typeof pronunciationStatusSchema>;
