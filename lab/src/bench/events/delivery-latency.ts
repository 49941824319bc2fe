import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { writeOutbox } from '@memory/event-bus/write-outbox';
import { accountRegistered } from '@memory/events';
import type { Pool } from 'pg';
import type { ProductServers } from './product-servers.ts';

const POLL_MS = 50;

/**
 * Writes `account.registered` of new people to the outbox of social-svc at a fixed rate, each event in a transaction of its own, and waits
 * until journal-svc has handled them.
 * @returns for each event the milliseconds from its commit until the transaction of its handler began, in ascending order
 */
export async function measureDelivery(
  { social, journal }: ProductServers,
  eventsPerSecond: number,
  seconds: number,
): Promise<number[]> {
  const executor = executorOf(social);
  const committedAt = new Map<string, number>();
  const write = async (): Promise<void> => {
    const userId = randomUUID();
    const names = { username: `person_${userId}`, firstName: null, lastName: null, profileImageUrl: null };
    const event = { entityId: userId, data: { userId, ...names, version: 1 } };
    committedAt.set(await writeOutbox(executor, accountRegistered, event), Date.now());
  };
  const startedAt = performance.now();
  const writes: Promise<void>[] = [];
  for (let number = 0; number < eventsPerSecond * seconds; number += 1) {
    const dueAt = startedAt + (number * 1_000) / eventsPerSecond;
    if (dueAt > performance.now()) await delay(dueAt - performance.now());
    writes.push(write());
  }
  await Promise.all(writes);
  const handledAt = await waitUntilHandled(journal, [...committedAt.keys()]);
  return [...handledAt].map(([eventId, at]) => at - committedAt.get(eventId)!).toSorted((one, other) => one - other);
}

/** Returns when each event was handled, once all have been. */
async function waitUntilHandled(journal: Pool, eventIds: readonly string[]): Promise<Map<string, number>> {
  for (;;) {
    const { rows } = await journal.query<{ event_id: string; handled_at: Date }>(
      'SELECT event_id, handled_at FROM handled_event WHERE event_id = ANY($1::uuid[])',
      [eventIds],
    );
    if (rows.length === eventIds.length) return new Map(rows.map((row) => [row.event_id, row.handled_at.getTime()]));
    await delay(POLL_MS);
  }
}

/** The methods with which `writeOutbox` executes its statement. */
const executorOf = (pool: Pool) => ({
  $executeRawUnsafe: async (text: string, ...values: unknown[]) => (await pool.query(text, values)).rowCount ?? 0,
  $queryRawUnsafe: async <Rows>(text: string, ...values: unknown[]) => (await pool.query(text, values)).rows as Rows,
});
