import { startTestRedis, type TestRedis } from '@memory/testing';
import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { InMemorySpanExporter, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import { Redis } from 'ioredis';
import { traceRedis } from '../src/tracing/tracing-sdk.ts';

const exporter = new InMemorySpanExporter();
// All test files of a process share the package, and only the first registration counts.
trace.disable();
context.disable();
trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());

let server: TestRedis;
let redis: Redis;
let endTracing: () => void;
beforeAll(async () => {
  server = await startTestRedis();
  redis = new Redis(server.url);
  await redis.ping();
  endTracing = traceRedis();
});
beforeEach(() => exporter.reset());
afterAll(async () => {
  endTracing();
  redis.disconnect();
  await server.stop();
});

/** Runs `work` as a request would, in a span of its own. */
const inRequest = (work: () => Promise<unknown>): Promise<void> =>
  trace.getTracer('test').startActiveSpan('request', async (span) => {
    await work().finally(() => span.end());
  });
const commandSpans = () => exporter.getFinishedSpans().filter(({ name }) => name !== 'request');

it('gives each command to the request that sent it, without keys and values', async () => {
  await inRequest(async () => {
    await redis.set('a secret key', 'a secret value');
    await redis.multi().get('a secret key').del('a secret key').exec();
  });
  expect(commandSpans().map(({ name }) => name)).toEqual(['SET', 'MULTI', 'GET', 'DEL', 'EXEC']);
  const request = exporter.getFinishedSpans().find(({ name }) => name === 'request');
  for (const { parentSpanContext } of commandSpans())
    expect(parentSpanContext?.spanId).toBe(request?.spanContext().spanId);
  expect(JSON.stringify(commandSpans().map(({ attributes }) => attributes))).not.toContain('secret');
});

it('marks a command that fails, without the message', async () => {
  await inRequest(async () => {
    await redis.set('text', 'a secret');
    await expect(redis.lpush('text', 'one')).rejects.toThrow('WRONGTYPE');
  });
  const failed = commandSpans().find(({ name }) => name === 'LPUSH');
  expect(failed?.attributes).toMatchObject({ 'error.type': 'ReplyError' });
  expect(JSON.stringify([failed?.attributes, failed?.events, failed?.status])).not.toContain('WRONGTYPE');
});

it('has no span for commands of background work', async () => {
  await redis.get('anything');
  expect(commandSpans()).toEqual([]);
});
