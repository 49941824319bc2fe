import { z } from 'zod';

/** What other services may copy of an account to show whose thing something is. */
export const authorCardSchema = z.object({
  userId: z.uuid(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** Grows by one at every change of the account, so that an older copy never overwrites a newer one. */
  version: z.int().positive(),
});
export type AuthorCard = z.infer<typeof authorCardSchema>;
