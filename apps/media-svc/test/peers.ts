import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import type { FileVisibility } from '../src/peers/journal-client.ts';

/**
 * A stub of the routes of journal-svc and social-svc that media-svc calls: `GET /internal/files/{id}/visibility` and `GET
 * /internal/accounts/{userId}/card`. The stub verifies identity tokens as the real services do.
 */
export interface JournalPeer {
  readonly url: string;
  /** The visibility requests that the stub received, oldest first. */
  readonly requests: { fileId: string; viewer: string | null }[];
  /**
   * Returns the visibility of a file for a viewer; by default files are invisible and unused. With `unavailable`, the stub responds with
   * 500.
   */
  fileVisibility: (fileId: string, viewer: string | null) => FileVisibility | 'unavailable';
  /** The current avatar URL of each owner. */
  readonly avatarUrls: Map<string, string>;
  stop(): Promise<void>;
}

const PATH = /^\/internal\/files\/([^/]+)\/visibility$/;
const CARD_PATH = /^\/internal\/accounts\/([^/]+)\/card$/;

export async function startJournalPeer(): Promise<JournalPeer> {
  const verifier = createTestVerifier('journal-svc', 'social-svc');
  const server = createServer(async (request, response) => {
    const identity = await verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
    const fileId = PATH.exec(request.url ?? '')?.[1];
    const respond = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const [, owner] = CARD_PATH.exec(request.url ?? '') ?? [];
    if (identity !== null && owner !== undefined)
      return respond(200, { profileImageUrl: peer.avatarUrls.get(owner) ?? null });
    if (identity === null || fileId === undefined) return respond(401, { message: 'unauthorized' });
    peer.requests.push({ fileId, viewer: identity.viewer.userId });
    const visibility = peer.fileVisibility(fileId, identity.viewer.userId);
    if (visibility === 'unavailable') respond(500, { statusCode: 500, code: 'internal', message: visibility });
    else respond(200, visibility);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const peer: JournalPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    avatarUrls: new Map(),
    fileVisibility: () => ({ visible: false, used: false }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
