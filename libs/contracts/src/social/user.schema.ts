import { z } from 'zod';
import { idSchema, timeSchema } from '../common.schema.ts';
import { USER_SEARCH_MAX_LENGTH } from '../text/text-limits.ts';
import { singleLine } from '../text/text.schema.ts';

/** The maximum number of users that a search returns. */
export const USERS_FOUND_MAX = 20;

const NAME_MISSING = 'Please write a name to look for.';

export const userSearchQuerySchema = z.object({
  q: singleLine(USER_SEARCH_MAX_LENGTH, { required: NAME_MISSING }),
});

export const userSchema = z.object({
  id: idSchema,
  username: z.string(),
  email: z.string().nullable(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  birthDate: z.iso.date().nullable(),
  bio: z.string().nullable(),
  profileImageUrl: z.string().nullable(),
  createdAt: timeSchema,
  updatedAt: timeSchema,
});
export type User = z.infer<typeof userSchema>;

/**
 * What an account is at a school. `member`: an ordinary person. `student`: an account that a teacher or a roster created. `admin`: may manage all
 * classes.
 */
export const accountRoles = ['member', 'student', 'teacher', 'family', 'admin'] as const;
export type AccountRole = (typeof accountRoles)[number];

/**
 * An account as its own user sees it. Other users do not see its role. The response of an ordinary person has none, so that it is the same as that
 * of an installation without a school.
 */
export const ownUserSchema = userSchema.extend({ role: z.enum(accountRoles).exclude(['member']).optional() });
export type OwnUser = z.infer<typeof ownUserSchema>;

/** The fields of an account that are visible to everyone who sees one of the account's entries. */
export const publicProfileSchema = userSchema.pick({
  id: true,
  username: true,
  firstName: true,
  lastName: true,
  profileImageUrl: true,
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;
