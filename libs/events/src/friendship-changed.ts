import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * A user's friendships, friend requests, friend notices or blocks have changed: the user's open pages refetch their lists. One event is written for
 * each of the users concerned. The data contains neither the kind of the change nor the other user, because a blocked user must not be able to tell a
 * block from the end of a friendship.
 */
export const friendshipChanged = defineEvent({
  type: 'friendship.changed',
  producer: 'social',
  schema: z.object({ userId: z.uuid() }),
});
