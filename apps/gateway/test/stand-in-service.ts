import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@memory/service-kit';

export interface SeenRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
}

/** A small HTTP server in the place of a service behind the gateway. */
export interface StandIn {
  url: string;
  seen: SeenRequest[];
  /** What it does with the next requests, health checks aside. */
  behave(listener: RequestListener): void;
  stop(): Promise<void>;
}

/** Answers every request with what it was asked, until told to behave otherwise. */
export async function startStandIn(listener: RequestListener = echo): Promise<StandIn> {
  let current = listener;
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    if (request.url === '/health' && !(IDENTITY_HEADER in request.headers))
      return void answerJson(response, 200, { status: 'ok' });
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers });
    current(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A test that fails before it stops this must end all the same.
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    behave: (next) => (current = next),
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

export function answerJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function echo(request: IncomingMessage, response: ServerResponse): Promise<void> {
  answerJson(response, 200, { method: request.method, url: request.url, body: await text(request) });
}
