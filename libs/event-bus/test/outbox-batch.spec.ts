import { entryDeleted, type Envelope, profileUpdated } from '@memory/events';
import { createTestDatabase, startTestRedis, type TestDatabase, type TestRedis } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { Redis } from 'ioredis';
import { publishEnvelopes, writeOutbox } from '../src/index.ts';
import { OUTBOX_BATCH_SIZE, publishOutboxBatch, readOutboxState } from '../src/outbox/outbox-batch.ts';
import { deleteHandledEvents, PUBLISHED_BATCH_SIZE, requeueLostEvents } from '../src/outbox/published-events.ts';
import { requestContext } from '../src/request-context.ts';

const USER_ID = '01980000-0000-7000-8000-000000000000';
const data = { userId: USER_ID, username: '小李', firstName: null, lastName: null, profileImageUrl: null, version: 1 };

let testDatabase: TestDatabase;
let database: PgDatabase;
let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  [testDatabase, server] = await Promise.all([
    createTestDatabase({ migrations: 'libs/event-bus/test' }),
    startTestRedis(),
  ]);
  redis = new Redis(server.url);
});
beforeEach(async () => {
  database = new PgDatabase(testDatabase.url);
  await database.$executeRawUnsafe('TRUNCATE outbox, published_event');
  await redis.flushall();
});
afterEach(() => database.close());
afterAll(async () => {
  redis.disconnect();
  await server.stop();
  await testDatabase.drop();
});

const write = (entityId: string) => writeOutbox(database, profileUpdated, { entityId, data });
const publishBatch = () => publishOutboxBatch(database, redis, 'social');
const readPublished = async (): Promise<Envelope[]> =>
  (await redis.xrange('events:social', '-', '+')).map(([, fields]) => JSON.parse(fields[1]!) as Envelope);

describe('the outbox', () => {
  it('publishes the events that were written', async () => {
    expect(await readOutboxState(database)).toEqual({ hasEvents: false, lastPublishedId: null });
    const first = await requestContext.run({ requestId: 'request-of-li' }, () => write('li'));
    const second = await write('wang');
    expect(await readOutboxState(database)).toEqual({ hasEvents: true, lastPublishedId: null });

    expect(await publishBatch()).toBe(2);
    const occurredAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string;
    const { type } = profileUpdated;
    expect(await readPublished()).toEqual([
      { id: first, type, entityId: 'li', data, occurredAt, requestId: 'request-of-li' },
      { id: second, type, entityId: 'wang', data, occurredAt },
    ]);
    const [, last] = await redis.xrange('events:social', '-', '+');
    expect(await readOutboxState(database)).toEqual({ hasEvents: false, lastPublishedId: last?.[0] });
  });

  it('publishes the oldest events first, in batches', async () => {
    const written: string[] = [];
    for (let n = 0; n <= OUTBOX_BATCH_SIZE; n += 1) written.push(await write(`entity ${n}`));
    expect([await publishBatch(), (await readPublished()).length]).toEqual([OUTBOX_BATCH_SIZE, OUTBOX_BATCH_SIZE]);
    expect([await publishBatch(), await publishBatch()]).toEqual([1, 0]);
    expect((await readPublished()).map(({ id }) => id)).toEqual(written);
  });

  it('is read by one relay at a time: no event overtakes those that another relay has not committed', async () => {
    await write('li');
    const [published, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const other = new PgDatabase(testDatabase.url);
    other.beforeCommit = () => {
      published.resolve();
      return commit.promise;
    };
    const publishing = publishOutboxBatch(other, redis, 'social');
    await published.promise;
    await write('wang');
    await publishBatch();
    expect(await readPublished()).toMatchObject([{ entityId: 'li' }]);
    commit.resolve();
    await publishing;
    await other.close();
    await publishBatch();
    expect(await readPublished()).toMatchObject([{ entityId: 'li' }, { entityId: 'wang' }]);
  });

  it('keeps the events that Redis rejects, and those that belong to another producer', async () => {
    await write('li');
    await redis.set('events:social', 'not a stream');
    await expect(publishBatch()).rejects.toThrow('WRONGTYPE');
    await redis.del('events:social');
    await writeOutbox(database, entryDeleted, {
      entityId: USER_ID,
      data: { entryId: USER_ID, authorId: USER_ID, fileIds: [] },
    });
    await expect(publishBatch()).rejects.toThrow('entry.deleted belongs to journal, not to social');
    expect(await database.$queryRawUnsafe('SELECT 1 FROM outbox')).toHaveLength(2);
    expect(await readPublished()).toEqual([]);
    await publishEnvelopes(redis, 'social', []);
    expect(await readPublished()).toEqual([]);
  });

  it('publishes nothing after Redis has lost events, before these are in the outbox again', async () => {
    await write('li');
    await publishBatch();
    await redis.flushall();
    const second = await write('li');
    expect([await publishBatch(), await redis.exists('events:social')]).toEqual(['lost', 0]);
    // A consumer that creates its group also creates the stream.
    await redis.xgroup('CREATE', 'events:social', 'journal-svc', '0', 'MKSTREAM');
    expect([await publishBatch(), await readPublished()]).toEqual(['lost', []]);

    expect(await requeueLostEvents(database, redis, 'social')).toBe(1);
    expect(await publishBatch()).toBe(2);
    const published = await readPublished();
    expect(published.map(({ id }) => id)).toEqual([expect.any(String), second]);
    expect(await requeueLostEvents(database, redis, 'social')).toBe(0);
  });

  it('gets back only the events that Redis has lost', async () => {
    const written: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      written.push(await write(name));
      await publishBatch();
    }
    // As after a restart from an older copy of the data, which has the first two.
    const entries = await redis.xrange('events:social', '-', '+');
    await redis.del('events:social');
    for (const [id, fields] of entries.slice(0, 2)) await redis.xadd('events:social', id, ...fields);
    expect(await requeueLostEvents(database, redis, 'social')).toBe(2);
    expect(await publishBatch()).toBe(2);
    expect((await readPublished()).map(({ id }) => id)).toEqual(written);
  });

  it('gets back all lost events, also when they are more than one statement moves', async () => {
    await database.$executeRawUnsafe(
      `INSERT INTO published_event (stream_ms, stream_sequence, sequence, id, type, entity_id, data, occurred_at)
       SELECT 1700000000000 + n / 100, n % 100, n, gen_random_uuid(), 'of.a.newer.version', 'li', '{}', now()
       FROM generate_series(1, ${PUBLISHED_BATCH_SIZE + 1}) AS n`,
    );
    expect(await requeueLostEvents(database, redis, 'social')).toBe(PUBLISHED_BATCH_SIZE + 1);
    expect(await database.$queryRawUnsafe('SELECT 1 FROM published_event')).toEqual([]);
  });

  it('deletes no published event while Redis has lost some', async () => {
    await write('li');
    await publishBatch();
    await redis.flushall();
    await redis.xgroup('CREATE', 'events:social', 'journal-svc', '9999999999999-1', 'MKSTREAM');
    expect(await deleteHandledEvents(database, redis, 'social', ['journal-svc'])).toBe(0);
    expect(await deleteHandledEvents(database, redis, 'social', [])).toBe(0);
    await requeueLostEvents(database, redis, 'social');
    await publishBatch();
    expect(await deleteHandledEvents(database, redis, 'social', [])).toBe(1);
  });

  it('publishes events of types that the catalog does not know yet', async () => {
    await write('li');
    await database.$executeRawUnsafe("UPDATE outbox SET type = 'of.a.newer.version'");
    await publishBatch();
    expect(await readPublished()).toMatchObject([{ type: 'of.a.newer.version' }]);
  });
});
