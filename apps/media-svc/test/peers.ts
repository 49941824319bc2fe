import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';
import type { FileVisibility } from '../src/peers/journal-service.ts';

/**
 * The journal and the profiles as far as this service knows them: `GET /internal/files/{id}/visibility` and
 * `GET /internal/accounts/{userId}/card`, with the identity checked as the real ones do.
 */
export interface JournalPeer {
  readonly url: string;
  /** Whose sight was asked about, oldest first. */
  readonly asked: { fileId: string; viewer: string | null }[];
  /** What a viewer is told about a file from now on; nobody may see anything otherwise, and nothing is used. */
  answer: (fileId: string, viewer: string | null) => FileVisibility | 'out of order';
  /** What profiles say at this moment, by owner. */
  readonly profilePictures: Map<string, string>;
  stop(): Promise<void>;
}

const PATH = /^\/internal\/files\/([^/]+)\/visibility$/;
const CARD_PATH = /^\/internal\/accounts\/([^/]+)\/card$/;

export async function startJournalPeer(): Promise<JournalPeer> {
  const verifier = createTestVerifier('journal-svc', 'social-svc');
  const server = createServer(async (request, response) => {
    const identity = await verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
    const fileId = PATH.exec(request.url ?? '')?.[1];
    const answer = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const [, owner] = CARD_PATH.exec(request.url ?? '') ?? [];
    if (identity !== null && owner !== undefined)
      return answer(200, { profileImageUrl: peer.profilePictures.get(owner) ?? null });
    if (identity === null || fileId === undefined) return answer(401, { message: 'refused' });
    peer.asked.push({ fileId, viewer: identity.viewer.userId });
    const visibility = peer.answer(fileId, identity.viewer.userId);
    if (visibility === 'out of order') answer(500, { statusCode: 500, code: 'internal', message: visibility });
    else answer(200, visibility);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const peer: JournalPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: [],
    profilePictures: new Map(),
    answer: () => ({ visible: false, used: false }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
