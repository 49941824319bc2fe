import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';

/** A server that replaces a service that provides a part of an export. It responds only to the owner of the data. */
export interface ExportPeer {
  readonly url: string;
  /** Sends the response; tests may replace this function. */
  respond: (response: ServerResponse, userId: string) => void;
  /** Whether an entry uses a file, as journal-svc responds; tests may replace this function. By default, all files are in use. */
  isUsed: (fileId: string) => boolean;
  /** Undoes the replacements of these functions. */
  reset(): void;
  stop(): Promise<void>;
}

const USED_PATH = '/internal/files/used';
const PATH = /^\/internal\/people\/([^/]+)\/export$/;

export async function startExportPeer(service: string, part: object): Promise<ExportPeer> {
  const verifier = createTestVerifier(service);
  const server = createServer(async (request, response) => {
    const identity = await verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
    if (identity !== null && request.url === USED_PATH) {
      const { ids } = (await json(request)) as { ids: string[] };
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify({ usedIds: ids.filter((id) => peer.isUsed(id)) }));
    }
    const userId = PATH.exec(request.url ?? '')?.[1];
    if (userId === undefined || identity?.viewer.userId !== userId) response.writeHead(404).end();
    else peer.respond(response, userId);
    return undefined;
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const defaults: Pick<ExportPeer, 'respond' | 'isUsed'> = {
    isUsed: () => true,
    respond: (response, userId) =>
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ of: userId, ...part })),
  };
  const peer: ExportPeer = {
    ...defaults,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    reset: () => void Object.assign(peer, defaults),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
