import { createTestDatabase, startTcpProxy, type TcpProxy, type TestDatabase } from '@memory/testing';
import type { Pool } from 'pg';
import { createPool } from '../src/database/index.ts';
import { isConnectionLost } from '../src/errors/storage-errors.ts';

const TIMEOUT_MS = 200;
const CONNECTIONS = 3;

let database: TestDatabase;
let proxy: TcpProxy;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: 'libs/event-bus/test' });
  proxy = await startTcpProxy(database.url);
});
beforeEach(async () => {
  pool = createPool(proxy.url, TIMEOUT_MS);
  // Connections that are used at the same time remain in the pool.
  await Promise.all(Array.from({ length: CONNECTIONS }, () => pool.query('SELECT 1')));
});
afterEach(() => pool.end());
afterAll(async () => {
  await proxy.stop();
  await database.drop();
});

const fails = (statement: Promise<unknown>): Promise<unknown> => statement.then(() => null).catch((error) => error);

it('ends a statement on a connection that PostgreSQL has forgotten, and replaces those that are idle', async () => {
  proxy.makeHalfOpen();
  expect(isConnectionLost(await fails(pool.query('SELECT 1')))).toBe(true);
  for (let i = 0; i < CONNECTIONS; i += 1) await pool.query('SELECT 1');
});

it('ends all statements that wait', async () => {
  proxy.makeHalfOpen();
  const errors = await Promise.all(Array.from({ length: CONNECTIONS }, () => fails(pool.query('SELECT 1'))));
  expect(errors.map(isConnectionLost)).toEqual(errors.map(() => true));
  await pool.query('SELECT 1');
});

it('ends a transaction in the middle, whose connection is not used again', async () => {
  const client = await pool.connect();
  client.on('error', () => undefined);
  await client.query('BEGIN');
  proxy.makeHalfOpen();
  expect(isConnectionLost(await fails(client.query('SELECT 1')))).toBe(true);
  // As Prisma does, which does not tell the pool why the transaction has failed.
  expect(await fails(client.query('ROLLBACK'))).toBeInstanceOf(Error);
  client.release();
  await pool.query('SELECT 1');
});

it('ends a statement when PostgreSQL sends nothing at all', async () => {
  const resume = proxy.holdAll();
  expect(isConnectionLost(await fails(pool.query('SELECT 1')))).toBe(true);
  resume();
});

it('does not end a statement that is being executed, however long it takes', async () => {
  const seconds = (TIMEOUT_MS / 1_000) * 3.5;
  const client = await pool.connect();
  await client.query('BEGIN');
  const { rowCount } = await client.query('SELECT pg_sleep($1)', [seconds]);
  await client.query('COMMIT');
  client.release();
  expect(rowCount).toBe(1);
});

it('keeps a connection whose response arrived while the process was suspended', async () => {
  const client = await pool.connect();
  const response = client.query('SELECT pg_backend_pid() AS pid');
  // Nothing runs meanwhile in this thread.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, TIMEOUT_MS * 2);
  const { rows } = await response;
  await client.query('SELECT pg_sleep($1)', [TIMEOUT_MS / 1_000 / 2]);
  expect((await client.query('SELECT pg_backend_pid() AS pid')).rows).toEqual(rows);
  client.release();
});
