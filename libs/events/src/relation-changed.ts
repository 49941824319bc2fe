import { z } from 'zod';
import { defineEvent } from './envelope.ts';

/**
 * The relation between two users has changed. journal-svc copies the relation, so that one statement in its database decides who may see an entry. A
 * change that lets a user see more entries takes effect with this event. A change that hides entries took effect before; this event only confirms it.
 * The pair of a user with themselves stands for the account: its relation is `hidden` while the account waits for its erasure. The event is never
 * sent to browsers, because a blocked user must not be able to tell a block from the end of a friendship.
 */
export const relationChanged = defineEvent({
  type: 'relation.changed',
  producer: 'social',
  schema: z.object({
    /** The smaller one of the two user ids. */
    firstId: z.uuid(),
    secondId: z.uuid(),
    kind: z.enum(['friend', 'none', 'hidden']),
    /** Increases with every change of the pair's relation, so that a late or repeated event never undoes a later change. */
    version: z.int().positive(),
  }),
});

/** Returns the entity id of a pair of users, by which the events of the pair are kept in order. */
export const relationEntityId = (firstId: string, secondId: string): string => `${firstId}:${secondId}`;
