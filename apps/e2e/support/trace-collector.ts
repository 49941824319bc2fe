import { once } from 'node:events';
import { type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string };
}

interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: OtlpAttribute[];
}

/** The body of a request to `/v1/traces` in JSON (https://opentelemetry.io/docs/specs/otlp/#otlphttp-request). */
interface OtlpTraces {
  resourceSpans: { resource: { attributes: OtlpAttribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[];
}

export interface ReceivedSpan extends OtlpSpan {
  /** The name of the process that sent the span. */
  service: string;
}

/** An OpenTelemetry collector that stores the spans it receives. */
export class TraceCollector {
  readonly spans: ReceivedSpan[] = [];
  /** The headers of the last request. */
  headers: Record<string, unknown> = {};
  /** Whether requests get no response. */
  hangs = false;
  /** The requests that get none. */
  readonly unanswered: ServerResponse[] = [];
  private readonly server = createServer(async (request, response) => {
    this.headers = request.headers;
    if (this.hangs) return void this.unanswered.push(response);
    this.store((await json(request)) as OtlpTraces);
    response.setHeader('content-type', 'application/json').end('{}');
  });

  async start(): Promise<string> {
    this.server.listen(0, '127.0.0.1');
    await once(this.server, 'listening');
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From then on, connections are refused. */
  async stop(): Promise<void> {
    if (!this.server.listening) return;
    this.server.closeAllConnections();
    this.server.close();
    await once(this.server, 'close');
  }

  private store({ resourceSpans }: OtlpTraces): void {
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) this.spans.push({ ...span, service });
    }
  }
}

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
