import type { User } from '@memory/contracts';
import { friendshipChanged } from '@memory/events';
import { eventually } from '@memory/testing';
import type { SocialApp } from './social-app.ts';

/** The published events of the type `friendship.changed` by the user who receives them, without ids and times. */
export async function readFriendshipChanges(app: SocialApp, user: User): Promise<object[]> {
  await eventually(async () => expect(await app.database.outboxEvent.count()).toBe(0));
  const entries = await app.redis.xrange('events:social', '-', '+');
  return entries
    .map(([, fields]) => JSON.parse(fields[1]!))
    .filter(({ type, data }) => type === friendshipChanged.type && data.userId === user.id)
    .map(({ id: _id, occurredAt: _time, requestId: _request, ...event }) => event);
}
