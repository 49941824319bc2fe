import { startTestService } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { PgDatabase } from '@memory/testing/pg-database';
import { AppModule } from '../src/app.module.ts';
import { readConfig } from '../src/config.ts';
import { createEntry, createUser } from './factories.ts';
import { type JournalApp, startJournalApp } from './journal-app.ts';

const TERMINATE_WAITING = `
  SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const COUNT_WAITING = `
  SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
const CLOSED_PORT = '127.0.0.1:9';

it('responds with 503 and Retry-After while the database is unavailable, without details of the error', async () => {
  const service = await startTestService({
    service: 'journal-svc',
    module: (config) => AppModule.forRoot(config),
    readConfig,
    environment: {
      DATABASE_URL: `postgresql://user:secret@${CLOSED_PORT}/memory_journal`,
      LANGUAGE_URL: `http://${CLOSED_PORT}`,
      SOCIAL_URL: `http://${CLOSED_PORT}`,
      MEDIA_URL: `http://${CLOSED_PORT}`,
    },
  });
  const response = await service.request(null, { url: '/api/public-timeline' });

  expect(response.statusCode).toBe(503);
  expect(response.headers['retry-after']).toBe('5');
  expect(response.json()).toEqual({
    statusCode: 503,
    code: 'service_unavailable',
    message: expect.any(String) as string,
  });
  expect(response.body).not.toMatch(/postgres|127\.0\.0\.1|secret/i);
  await service.close();
});

describe('when the connection to the database ends during', () => {
  let journal: JournalApp;
  let other: PgDatabase;
  let mei: string;
  beforeAll(async () => {
    journal = await startJournalApp();
    other = new PgDatabase(journal.config.DATABASE_URL);
    mei = createUser(journal);
  });
  afterAll(async () => {
    await other.close();
    await journal.close();
  });

  /** Sends a request whose statement on the table `entry` waits, and ends its connection, as a shutdown of PostgreSQL does. */
  const interrupt = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
    other.$transaction(async (tx) => {
      await tx.$executeRawUnsafe('LOCK TABLE entry');
      let isAnswered = false;
      const response = journal
        .request(mei, { method, url, ...(payload && { payload }) })
        .finally(() => (isAnswered = true));
      // On another connection, because a transaction sees the activity as it was at its first look.
      await eventually(async () => {
        await other.$queryRawUnsafe(TERMINATE_WAITING);
        expect(isAnswered).toBe(true);
      });
      const received = await response;
      return [received.statusCode, received.headers['retry-after'], received.json<{ code: string }>().code];
    });

  it('a write, its outcome is unknown', async () => {
    const created = await interrupt('POST', '/api/journal-entries', { title: '今天' });
    expect(created).toEqual([503, '5', 'outcome_unknown']);
    const { id } = await createEntry(journal, mei);
    const updated = await interrupt('PATCH', `/api/journal-entries/${id}`, { title: '明天' });
    expect(updated).toEqual([503, '5', 'outcome_unknown']);
  });

  it('a read, nothing is unknown', async () => {
    expect(await interrupt('GET', '/api/journal-entries')).toEqual([503, '5', 'service_unavailable']);
  });
});

it('responds with 503 and Retry-After while all connections of the pool are in use', async () => {
  const journal = await startJournalApp();
  const other = new PgDatabase(journal.config.DATABASE_URL);
  const mei = createUser(journal);
  const { id } = await createEntry(journal, mei);
  const request = (method: 'GET' | 'DELETE', url: string) => journal.request(mei, { method, url });
  let waiting: ReturnType<typeof request>[] = [];
  await other.$transaction(async (tx) => {
    await tx.$executeRawUnsafe('LOCK TABLE entry');
    waiting = Array.from({ length: 10 }, () => request('GET', '/api/journal-entries'));
    await eventually(async () => expect(await other.$queryRawUnsafe(COUNT_WAITING)).toEqual([{ count: 10 }]));
    const responses = await Promise.all([
      request('GET', '/api/journal-entries'),
      request('DELETE', `/api/journal-entries/${id}`),
    ]);
    for (const { statusCode, headers, json } of responses)
      expect([statusCode, headers['retry-after'], json<{ code: string }>().code]).toEqual([
        503,
        '5',
        'service_unavailable',
      ]);
  });
  for (const { statusCode } of await Promise.all(waiting)) expect(statusCode).toBe(200);
  await Promise.all([other.close(), journal.close()]);
});
