import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { deleteOldHandledEvents, handleOnce, type SqlExecutor } from '../src/index.ts';

let testDatabase: TestDatabase;
let database: PgDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase({ migrations: 'libs/event-bus/test' });
  database = new PgDatabase(testDatabase.url);
});
beforeEach(async () => void (await database.$executeRawUnsafe('TRUNCATE effect, handled_event')));
afterAll(async () => {
  await database.close();
  await testDatabase.drop();
});

const insertEffect = async (tx: SqlExecutor) =>
  void (await tx.$executeRawUnsafe("INSERT INTO effect (entity_id, username) VALUES ('li', 'li')"));
const countRows = async (table: 'effect' | 'handled_event') =>
  (await database.$queryRawUnsafe<object[]>(`SELECT 1 FROM ${table}`)).length;

describe('handleOnce', () => {
  it('runs the effect of an event once, also when deliveries are concurrent', async () => {
    const event = { id: randomUUID() };
    const ran = await Promise.all(Array.from({ length: 3 }, () => handleOnce(database, event, insertEffect)));
    expect(ran.toSorted()).toEqual([false, false, true]);
    expect(await handleOnce(database, { id: randomUUID() }, insertEffect)).toBe(true);
    expect(await countRows('effect')).toBe(2);
  });

  it('runs the effect again when it failed, and stores nothing of the failed attempt', async () => {
    const event = { id: randomUUID() };
    const fail = async (tx: SqlExecutor) => {
      await insertEffect(tx);
      throw new Error('not now');
    };
    await expect(handleOnce(database, event, fail)).rejects.toThrow('not now');
    expect([await countRows('effect'), await countRows('handled_event')]).toEqual([0, 0]);
    expect(await handleOnce(database, event, insertEffect)).toBe(true);
    expect(await countRows('effect')).toBe(1);
  });
});

describe('deleteOldHandledEvents', () => {
  it('deletes the ids of events that were handled more than 30 days ago', async () => {
    await database.$executeRawUnsafe(
      `INSERT INTO handled_event (event_id, handled_at)
       SELECT gen_random_uuid(), now() - days * interval '1 day' FROM unnest(ARRAY[0, 29, 31, 300]) AS days`,
    );
    await deleteOldHandledEvents(database);
    expect(await countRows('handled_event')).toBe(2);
  });
});
