import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createTestVerifier } from '@memory/service-kit/testing';

interface FileVisibility {
  /** Whether the viewer may see an entry that uses the file. */
  readonly visible: boolean;
  /** Whether any entry uses the file. */
  readonly used: boolean;
}

/**
 * A stub of the routes of journal-svc, social-svc and language-svc that media-svc calls: `GET /internal/files/{id}/visibility`, `POST
 * /internal/files/used`, `POST /internal/integrity/existing-accounts`, `GET /internal/accounts/{userId}/card` and `POST /internal/scripts`. The
 * stub verifies identity tokens as the real services do.
 */
export interface JournalPeer {
  readonly url: string;
  /** The files that media-svc requested something about, in the order of the requests. */
  readonly requests: { fileId: string; viewer: string | null }[];
  /**
   * Returns the visibility of a file for a viewer; by default files are invisible and unused. With `unavailable`, the stub responds with
   * 500.
   */
  fileVisibility: (
    fileId: string,
    viewer: string | null,
  ) => FileVisibility | 'unavailable' | Promise<FileVisibility | 'unavailable'>;
  /**
   * Converts the script of a text, or returns the status with which language-svc responds instead. Without a test's own conversion, texts stay
   * as they are.
   */
  convertScript: (text: string, script: string) => string | number;
  /** The files whose text an entry lacks. */
  readonly filesWithoutText: Set<string>;
  /** The owners whose accounts do not exist. */
  readonly deletedOwners: Set<string>;
  /** The owners whose accounts wait for their erasure, which hides them. */
  readonly leavingOwners: Set<string>;
  /** The current avatar URL of each owner. */
  readonly avatarUrls: Map<string, string>;
  stop(): Promise<void>;
}

const PATH = /^\/internal\/files\/([^/]+)\/visibility$/;
const USED_PATH = '/internal/files/used';
const WITHOUT_TEXT_PATH = '/internal/integrity/files-without-text';
const ACCOUNTS_PATH = '/internal/integrity/existing-accounts';
const SCRIPTS_PATH = '/internal/scripts';
const CARD_PATH = /^\/internal\/accounts\/([^/]+)\/card$/;

export async function startJournalPeer(): Promise<JournalPeer> {
  const verifier = createTestVerifier('journal-svc', 'social-svc', 'language-svc');
  const server = createServer(async (request, response) => {
    const identity = await verifier.verify(request.headers[IDENTITY_HEADER]?.toString());
    const fileId = PATH.exec(request.url ?? '')?.[1];
    const respond = (status: number, body: object): void => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    const [, owner] = CARD_PATH.exec(request.url ?? '') ?? [];
    if (identity !== null && owner !== undefined && (peer.deletedOwners.has(owner) || peer.leavingOwners.has(owner)))
      return respond(404, { statusCode: 404, code: 'user_not_found', message: 'nobody' });
    if (identity !== null && owner !== undefined)
      return respond(200, { profileImageUrl: peer.avatarUrls.get(owner) ?? null });
    if (identity === null) return respond(401, { message: 'unauthorized' });
    const viewer = identity.viewer.userId;
    if (request.url === SCRIPTS_PATH) {
      const asked = (await json(request)) as { text: string; script: string };
      const converted = peer.convertScript(asked.text, asked.script);
      if (typeof converted === 'string') return respond(200, { text: converted });
      return respond(converted, { statusCode: converted, code: 'not_found', message: 'no such route' });
    }
    if (request.url === ACCOUNTS_PATH) {
      const asked = (await json(request)) as { ids: string[] };
      return respond(200, { ids: asked.ids.filter((id) => !peer.deletedOwners.has(id)) });
    }
    if (request.url === WITHOUT_TEXT_PATH) {
      const asked = (await json(request)) as { ids: string[] };
      return respond(200, { ids: asked.ids.filter((id) => peer.filesWithoutText.has(id)) });
    }
    const ids = request.url === USED_PATH ? ((await json(request)) as { ids: string[] }).ids : fileId ? [fileId] : null;
    if (ids === null) return respond(404, { message: 'no such route' });
    peer.requests.push(...ids.map((id) => ({ fileId: id, viewer })));
    const found = await Promise.all(ids.map(async (id) => ({ id, visibility: await peer.fileVisibility(id, viewer) })));
    if (found.some(({ visibility }) => visibility === 'unavailable'))
      return respond(500, { statusCode: 500, code: 'internal', message: 'unavailable' });
    const known = found as { id: string; visibility: FileVisibility }[];
    if (fileId) respond(200, { visible: known.every(({ visibility }) => visibility.visible) });
    else respond(200, { usedIds: known.filter(({ visibility }) => visibility.used).map(({ id }) => id) });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const peer: JournalPeer = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests: [],
    filesWithoutText: new Set(),
    deletedOwners: new Set(),
    leavingOwners: new Set(),
    avatarUrls: new Map(),
    convertScript: (text) => text,
    fileVisibility: () => ({ visible: false, used: false }),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return peer;
}
