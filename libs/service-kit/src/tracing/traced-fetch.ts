import { runInSpan, SpanKind } from '@memory/event-bus/tracing';
import { SpanStatusCode } from '@opentelemetry/api';

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
