import type { z } from 'zod';
import { timeSchema } from '../common.schema.ts';
import { publicProfileSchema } from './user.schema.ts';

/** A user whom the viewer has blocked. */
export const blockedUserSchema = publicProfileSchema.extend({ blockedAt: timeSchema });
export type BlockedUser = z.infer<typeof blockedUserSchema>;
