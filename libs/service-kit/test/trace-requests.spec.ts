import { currentTraceparent } from '@memory/event-bus/tracing';
import { eventually } from '@memory/testing';
import { context, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import Fastify, { type FastifyInstance } from 'fastify';
import { traceRequests } from '../src/tracing/trace-requests.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';
const SPAN_ID = 'b7ad6b7169203331';
const exporter = new InMemorySpanExporter();
// All test files of a process share the package, and only the first registration counts.
trace.disable();
context.disable();
propagation.disable();
trace.setGlobalTracerProvider(new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }));
context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
propagation.setGlobalPropagator(new W3CTraceContextPropagator());

const servers: FastifyInstance[] = [];
beforeEach(() => exporter.reset());
afterAll(() => Promise.all(servers.map((server) => server.close())));

async function start(trustsTraceparent: boolean): Promise<string> {
  const server = Fastify();
  servers.push(server);
  traceRequests(server, { trustsTraceparent });
  server.post('/api/words/:word', async () => ({ position: currentTraceparent() }));
  server.get('/health', async () => ({}));
  return server.listen({ port: 0, host: '127.0.0.1' });
}

async function requestWord(url: string, traceparent = `00-${TRACE_ID}-${SPAN_ID}-01`): Promise<[string, ReadableSpan]> {
  const response = await fetch(`${url}/api/words/${encodeURIComponent('秘密')}?word=secret`, {
    method: 'POST',
    headers: { traceparent, 'content-type': 'application/json' },
    body: '{"text":"secret"}',
  });
  const { position } = (await response.json()) as { position: string };
  const [span] = await eventually(() => {
    expect(exporter.getFinishedSpans()).toHaveLength(1);
    return exporter.getFinishedSpans();
  });
  return [position, span!];
}

it('begins a trace of its own, whatever a browser sends', async () => {
  const [position, span] = await requestWord(await start(false));
  expect(span.parentSpanContext).toBeUndefined();
  expect(span.spanContext().traceId).not.toBe(TRACE_ID);
  // What the request causes is in this trace.
  expect(position).toBe(`00-${span.spanContext().traceId}-${span.spanContext().spanId}-01`);
});

it('continues the trace of a caller that is trusted, unless its position is malformed', async () => {
  const url = await start(true);
  const [, span] = await requestWord(url);
  expect([span.spanContext().traceId, span.parentSpanContext?.spanId]).toEqual([TRACE_ID, SPAN_ID]);
  exporter.reset();
  const [, other] = await requestWord(url, 'no position');
  expect(other.parentSpanContext).toBeUndefined();
});

it('describes a request by its route, and leaves out health checks', async () => {
  const url = await start(false);
  await fetch(`${url}/health`);
  const [, span] = await requestWord(url);
  expect(span.name).toBe('POST /api/words/:word');
  expect(span.attributes).toEqual({
    'http.request.method': 'POST',
    'http.route': '/api/words/:word',
    'http.response.status_code': 200,
    'memory.request_id': expect.any(String),
  });
});
