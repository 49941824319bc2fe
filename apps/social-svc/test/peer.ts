import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';

interface Asked {
  readonly route: string;
  readonly viewer: string | null;
  readonly body: unknown;
}

/** A service that this one asks, as far as its contract goes: identities are checked, answers are what the test says. */
export interface Peer {
  readonly url: string;
  readonly asked: Asked[];
  /** What a call such as `GET /internal/active-authors` is answered from now on; what is not here is out of order. */
  readonly answers: Map<string, (asked: Asked) => { status: number; body: unknown }>;
  stop(): Promise<void>;
}

export async function startPeer(): Promise<Peer> {
  const verifier = createTestVerifier('journal-svc', 'media-svc', 'language-svc');
  const asked: Asked[] = [];
  const answers: Peer['answers'] = new Map();
  const answerTo = async (request: IncomingMessage) => {
    const identity = await verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
    if (!identity)
      return { status: 401, body: { statusCode: 401, code: 'unauthenticated_caller', message: 'refused' } };
    const call = {
      route: `${request.method} ${request.url}`,
      viewer: identity.viewer.userId,
      body: request.method === 'POST' ? await json(request) : null,
    };
    asked.push(call);
    return (
      answers.get(call.route)?.(call) ?? {
        status: 500,
        body: { statusCode: 500, code: 'internal', message: 'out of order' },
      }
    );
  };
  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    answers,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
