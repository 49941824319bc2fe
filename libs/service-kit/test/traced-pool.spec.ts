import { createTestDatabase, type TestDatabase } from '@memory/testing';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { describeStatement, TracedPool } from '../src/database/traced-pool.ts';

const exporter = new InMemorySpanExporter();
// All test files of a process share the package, and only the first registration counts.
trace.disable();
context.disable();
trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

let database: TestDatabase;
let pool: TracedPool;
beforeAll(async () => {
  database = await createTestDatabase({ migrations: 'libs/event-bus/test' });
  pool = new TracedPool({ connectionString: database.url, max: 1 });
});
beforeEach(() => exporter.reset());
afterAll(async () => {
  await pool.end();
  await database.drop();
});

/** Runs `work` as a request would, in a span of its own. */
const inRequest = (name: string, work: () => Promise<unknown>): Promise<void> =>
  trace.getTracer('test').startActiveSpan(name, async (span) => {
    await work().finally(() => span.end());
  });
const childrenOf = (name: string): string[] => {
  const spans = exporter.getFinishedSpans();
  const id = spans.find((span) => span.name === name)?.spanContext().spanId;
  return spans.filter(({ parentSpanContext }) => parentSpanContext?.spanId === id).map((span) => span.name);
};

it('gives each statement to the request that sent it, also when requests wait for one connection', async () => {
  await Promise.all([
    inRequest('first', () => pool.query('SELECT pg_sleep(0.05) FROM outbox RIGHT JOIN (SELECT 1) AS one ON true')),
    inRequest('second', () => pool.query('SELECT 1 FROM effect')),
    inRequest('third', async () => {
      const client = await pool.connect();
      await client.query('BEGIN');
      await client.query({
        text: `INSERT INTO effect (entity_id, username) VALUES ($1, $2)`,
        values: ['li', 'a secret'],
      });
      await client.query('COMMIT');
      client.release();
    }),
  ]);
  expect(['first', 'second', 'third'].map(childrenOf)).toEqual([
    ['SELECT outbox'],
    ['SELECT effect'],
    ['BEGIN', 'INSERT effect', 'COMMIT'],
  ]);
  expect(JSON.stringify(exporter.getFinishedSpans().map(({ attributes }) => attributes))).not.toContain('secret');
});

it('marks a statement that fails with the code of PostgreSQL, not with the message', async () => {
  await inRequest('failing', () => expect(pool.query(`SELECT 'a secret'::int`)).rejects.toThrow('a secret'));
  const [failed] = exporter.getFinishedSpans();
  expect(failed?.attributes).toMatchObject({ 'db.operation.name': 'SELECT', 'error.type': '22P02' });
  expect(JSON.stringify([failed?.attributes, failed?.events, failed?.status])).not.toContain('secret');
});

it('has no span for statements of background work', async () => {
  await pool.query('SELECT 1');
  expect(exporter.getFinishedSpans()).toEqual([]);
});

it.each([
  ['SELECT "public"."entry"."id" FROM "public"."entry" WHERE 1=1', { operation: 'SELECT', table: 'entry' }],
  ['\n  INSERT INTO outbox (id) VALUES ($1)', { operation: 'INSERT', table: 'outbox' }],
  ['UPDATE "file" SET x = $1', { operation: 'UPDATE', table: 'file' }],
  ['COMMIT', { operation: 'COMMIT', table: undefined }],
])('%s is described by operation and table', (text, expected) => {
  expect(describeStatement(text)).toEqual(expected);
});
