import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
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
