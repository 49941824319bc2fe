import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';

/** A server that replaces a service that provides a part of an export. It responds only to the owner of the data. */
export interface ExportPeer {
  readonly url: string;
  /** Sends the response; tests may replace this function. */
  respond: (response: ServerResponse, userId: string) => void;
  stop(): Promise<void>;
}

const PATH = /^\/internal\/people\/([^/]+)\/export$/;

export async function startExportPeer(service: string, part: object): Promise<ExportPeer> {
  const verifier = createTestVerifier(service);
  const server = createServer(async (request, response) => {
    const identity = await verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
    const userId = PATH.exec(request.url ?? '')?.[1];
    if (userId === undefined || identity?.viewer.userId !== userId) response.writeHead(404).end();
    else peer.respond(response, userId);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const peer: ExportPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    respond: (response, userId) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ of: userId, ...part })),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
