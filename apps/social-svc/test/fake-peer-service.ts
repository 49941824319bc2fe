import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';

interface ReceivedCall {
  readonly route: string;
  readonly viewer: string | null;
  readonly body: unknown;
}

interface PeerResponse {
  readonly status: number;
  readonly body: unknown;
}

/**
 * An HTTP server that replaces media-svc, journal-svc and language-svc in tests. The server verifies identity tokens and sends the
 * responses that the test sets.
 */
export interface FakePeerService {
  readonly url: string;
  readonly calls: ReceivedCall[];
  /**
   * The responses by method and path, such as `GET /internal/active-authors`. Without one, journal-svc confirms withdrawals, and requests to all other
   * routes get the status 500.
   */
  readonly responses: Map<string, (call: ReceivedCall) => PeerResponse | Promise<PeerResponse>>;
  stop(): Promise<void>;
}

/** The route by which journal-svc takes sight away before social-svc commits. */
export const STORE_WITHDRAWAL = 'POST /internal/withdrawals';

export async function startFakePeerService(): Promise<FakePeerService> {
  const verifier = createTestVerifier('journal-svc', 'media-svc', 'language-svc');
  const calls: ReceivedCall[] = [];
  const responses: FakePeerService['responses'] = new Map([[STORE_WITHDRAWAL, () => ({ status: 204, body: null })]]);
  const respondTo = async (request: IncomingMessage) => {
    const identity = await verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
    if (!identity)
      return { status: 401, body: { statusCode: 401, code: 'unauthenticated_caller', message: 'rejected' } };
    const call = {
      route: `${request.method} ${request.url}`,
      viewer: identity.viewer.userId,
      body: request.method === 'POST' ? await json(request) : null,
    };
    calls.push(call);
    return (
      (await responses.get(call.route)?.(call)) ?? {
        status: 500,
        body: { statusCode: 500, code: 'internal', message: 'out of order' },
      }
    );
  };
  const server = createServer(async (request, response) => {
    const { status, body } = await respondTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body === null ? '' : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    responses,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
