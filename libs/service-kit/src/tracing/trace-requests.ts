import { SpanKind, TRACEPARENT, contextOfTraceparent, runInSpan, tracer } from '@memory/event-bus/tracing';
import { type Context, ROOT_CONTEXT, SpanStatusCode, context, trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyRequest {
    traceContext: Context;
  }
}

/** Health checks are not traced: they are requested every few seconds, and their traces tell nothing. */
const untracedRoutes: ReadonlySet<string | undefined> = new Set(['/health', '/api/health']);

/**
 * Registers hooks that give each request a span and run all work for the request in this span. The span contains the pattern of the route, never the
 * URL, which may contain what a child looked up. The context is set twice, because it is lost while a body is read.
 * @param options.trustsTraceparent whether the span continues the trace of the caller. False for browsers: a browser could otherwise put its requests
 * into the traces of others, and have all its requests recorded
 */
export function traceRequests(server: FastifyInstance, { trustsTraceparent }: { trustsTraceparent: boolean }): void {
  server.decorateRequest('traceContext');
  server.addHook('onRequest', (request, reply, done) => {
    const { method, id, routeOptions, headers } = request;
    if (untracedRoutes.has(routeOptions.url)) {
      request.traceContext = ROOT_CONTEXT;
      return done();
    }
    const route = routeOptions.url ?? 'unknown';
    const parent = trustsTraceparent ? contextOfTraceparent(headers[TRACEPARENT]) : ROOT_CONTEXT;
    const attributes = { 'http.request.method': method, 'http.route': route, 'memory.request_id': id };
    const span = tracer().startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent);
    request.traceContext = trace.setSpan(parent, span);
    // The event `close` also follows when the client disconnects before the response is complete.
    reply.raw.once('close', () => {
      const { statusCode } = reply.raw;
      span.setAttribute('http.response.status_code', statusCode);
      if (statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(request.traceContext, done);
  });
  server.addHook('preValidation', ({ traceContext }, _reply, done) => context.with(traceContext, done));
}

/**
 * `fetch` for requests to a provider outside of the product. Each request becomes a span with the host and the status. The provider gets no
 * `traceparent`, so the trace does not continue there.
 */
export const tracedFetch: typeof fetch = (input, init) => {
  const { hostname } = new URL(input instanceof Request ? input.url : input);
  const attributes = { 'http.request.method': init?.method ?? 'GET', 'server.address': hostname };
  return runInSpan('provider request', { kind: SpanKind.CLIENT, attributes }, async (span) => {
    const response = await fetch(input, init);
    span.setAttribute('http.response.status_code', response.status);
    if (response.status >= 400) span.setStatus({ code: SpanStatusCode.ERROR });
    return response;
  });
};
