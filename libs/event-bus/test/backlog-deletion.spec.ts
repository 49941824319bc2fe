import { eventually } from '@memory/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldHandledEvents, HANDLED_BATCH_SIZE } from '../src/index.ts';
import { PUBLISHED_BATCH_SIZE } from '../src/outbox/published-events.ts';
import { GROUP, TestBus } from './test-bus.ts';

let bus: TestBus;
beforeEach(async () => {
  bus = await TestBus.start();
  // Every statement that deletes rows is recorded with their number and with the events that were published before.
  await bus.database.$executeRawUnsafe(`
    CREATE TABLE deletion (rows int);
    CREATE FUNCTION record_deletion() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN INSERT INTO deletion SELECT count(*) FROM deleted; RETURN NULL; END $$;
    CREATE TRIGGER recorded AFTER DELETE ON published_event REFERENCING OLD TABLE AS deleted
      FOR EACH STATEMENT EXECUTE FUNCTION record_deletion();
    CREATE TRIGGER recorded AFTER DELETE ON handled_event REFERENCING OLD TABLE AS deleted
      FOR EACH STATEMENT EXECUTE FUNCTION record_deletion()`);
});
afterEach(() => bus.stop());

const readDeletions = async (): Promise<number[]> =>
  (await bus.database.$queryRawUnsafe<{ rows: number }[]>('SELECT rows FROM deletion WHERE rows > 0')).map(
    ({ rows }) => rows,
  );

describe('a large backlog', () => {
  it('of handled events is deleted in batches, between which new events are published', async () => {
    const backlog = 5 * PUBLISHED_BATCH_SIZE + 1;
    await bus.redis.xgroup('CREATE', 'events:social', GROUP, '0', 'MKSTREAM');
    await bus.redis.xadd('events:social', '2-0', 'event', '{}');
    await bus.redis.xreadgroup('GROUP', GROUP, 'reader', 'STREAMS', 'events:social', '>');
    await bus.redis.xack('events:social', GROUP, '2-0');
    await bus.database.$executeRawUnsafe(`
      INSERT INTO published_event SELECT 1, n, n, gen_random_uuid(), 'profile.updated', 'li', '{}', now() FROM generate_series(1, ${backlog}) AS n`);
    // The relay deletes a batch, then looks for new events.
    await bus.database.$executeRawUnsafe(`
      CREATE FUNCTION write_event() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO outbox (id, type, entity_id, data, occurred_at) VALUES (gen_random_uuid(), 'profile.updated', 'li', '{}', now());
        RETURN NULL;
      END $$;
      CREATE TRIGGER written AFTER INSERT ON deletion FOR EACH STATEMENT EXECUTE FUNCTION write_event()`);
    await bus.startRelay({ cleanupIntervalMs: 0 });
    await eventually(async () => expect((await readDeletions()).reduce((sum, rows) => sum + rows, 0)).toBe(backlog));
    const deletions = await readDeletions();
    expect(Math.max(...deletions)).toBe(PUBLISHED_BATCH_SIZE);
    expect(deletions).toHaveLength(6);
    // Each of the five events that were written with a batch before the last one is published.
    await eventually(async () => expect(await bus.redis.xlen('events:social')).toBeGreaterThanOrEqual(6));
  });

  it('of old ids of handled events is deleted in batches', async () => {
    await bus.database.$executeRawUnsafe(`
      INSERT INTO handled_event SELECT gen_random_uuid(), now() - interval '31 days' FROM generate_series(1, ${HANDLED_BATCH_SIZE + 1})`);
    expect(await deleteOldHandledEvents(bus.database)).toBe(HANDLED_BATCH_SIZE);
    expect(await deleteOldHandledEvents(bus.database)).toBe(1);
    expect(await readDeletions()).toEqual([HANDLED_BATCH_SIZE, 1]);
  });
});
