import type { ReceivedSpan } from './trace-collector.ts';

/**
 * What a request makes the processes of the product do, each with its number: requests between services (`journal-svc: GET /api/…`), SQL statements
 * (`journal-svc: SELECT entry`), Redis commands (`gateway: Redis GET`), handled events and jobs (`language-svc: handle entry.created`).
 */
export type Work = Readonly<Record<string, number>>;

/** Returns the work that a request has led to. The request itself at the gateway is left out. */
export function workOf(spans: readonly ReceivedSpan[], requestId: string): Work {
  const request = spans.find(
    ({ service, attributes }) =>
      service === 'gateway' &&
      attributes.some(({ key, value }) => key === 'memory.request_id' && value.stringValue === requestId),
  );
  const work: Record<string, number> = {};
  for (const { traceId, spanId, service, name, attributes } of spans) {
    if (traceId !== request?.traceId || spanId === request.spanId) continue;
    const isRedis = attributes.some(({ key, value }) => key === 'db.system.name' && value.stringValue === 'redis');
    const key = `${service}: ${isRedis ? 'Redis ' : ''}${name}`;
    work[key] = (work[key] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(work).toSorted(([one], [other]) => one.localeCompare(other)));
}
