import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@memory/service-kit';

export interface ReceivedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/** An HTTP server in place of a service behind the gateway. */
export interface FakeService {
  url: string;
  requests: ReceivedRequest[];
  /** Sets the listener of all later requests except health checks. */
  setListener(listener: RequestListener): void;
  /** Responds to all later requests for a path with a body, whatever the listener. */
  setBody(path: string, body: unknown): void;
  stop(): Promise<void>;
}

/** Starts a service that responds with the method, URL and body of every request, unless another listener is set. */
export async function startFakeService(listener: RequestListener = echo): Promise<FakeService> {
  let current = listener;
  const requests: ReceivedRequest[] = [];
  const bodies = new Map<string, unknown>();
  const server = createServer((request, response) => {
    if (request.url === '/health' && !(IDENTITY_HEADER in request.headers))
      return void respondJson(response, 200, { status: 'ok' });
    requests.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    if (bodies.has(request.url ?? '')) respondJson(response, 200, bodies.get(request.url ?? ''));
    else current(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // `unref` lets the process end when a test fails before it stops this server.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    setListener: (next) => (current = next),
    setBody: (path, body) => void bodies.set(path, body),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function respondJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  respondJson(response, 200, { method: request.method, url: request.url, body: await text(request) });
}
