import { z } from 'zod';
import { timeSchema } from '../common.schema.ts';
import { userSchema } from './user.schema.ts';

/**
 * The states of a friendship. `pending`: the other user has not approved the friendship yet. Only installations that require approval have pending
 * friendships.
 */
export const friendshipStates = ['friends', 'pending'] as const;
export type FriendshipState = (typeof friendshipStates)[number];

/** A user whom the viewer added as a friend. Until the friendship is approved, the fields that only friends may see are null. */
export const addedFriendSchema = userSchema.extend({ friendship: z.enum(friendshipStates) });
export type AddedFriend = z.infer<typeof addedFriendSchema>;

/**
 * A friend request, with the profile of the other user; the fields that only friends may see are null. `incoming`: the other user sent the request to
 * the viewer. `outgoing`: the viewer sent the request to the other user.
 */
export const friendRequestSchema = userSchema.extend({
  direction: z.enum(['incoming', 'outgoing']),
  requestedAt: timeSchema,
});
export type FriendRequest = z.infer<typeof friendRequestSchema>;
