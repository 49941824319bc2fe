import { z } from 'zod';

/** The account data that other services copy to show who wrote an entry. */
export const authorSnapshotSchema = z.object({
  userId: z.uuid(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  /** A number that increases with every change of the account, so that an older event never overwrites a newer copy. */
  version: z.int().positive(),
});
export type AuthorSnapshot = z.infer<typeof authorSnapshotSchema>;
