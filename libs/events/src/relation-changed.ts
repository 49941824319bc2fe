import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * What two users are to each other has changed. journal-svc copies it, so that one statement in its database decides who may see an entry. What
 * gives sight takes effect by this event; what takes it away took effect before, and the event confirms it. The pair of a user with themselves
 * stands for the account: `hidden` while it waits for its erasure. The event is never sent to browsers, because a blocked user must not be able
 * to tell a block from the end of a friendship.
 */
export const relationChanged = defineEvent({
  type: 'relation.changed',
  producer: 'social',
  schema: z.object({
    /** The smaller id of the two. */
    firstId: z.uuid(),
    secondId: z.uuid(),
    kind: z.enum(['friend', 'none', 'hidden']),
    /** Increases with every change of the pair, so that a late or repeated event never undoes a later change. */
    version: z.int().positive(),
  }),
});

/** The id of the entity that a pair of users is, by which its events are kept in order. */
export const relationEntityId = (firstId: string, secondId: string): string => `${firstId}:${secondId}`;
