import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

/** How the server responds to one request. The last behaviour of a list applies to all following requests. */
type Behaviour =
  | 'whole'
  | 'ignore ranges'
  | 'cut'
  | 'silent'
  | 'busy'
  | 'missing'
  | 'other file'
  | 'redirect'
  | 'missing with an endless page'
  | 'cut in an old version';

export interface ArchiveServer {
  readonly url: string;
  /** The header `range` of each request so far; null for a request without a range. */
  readonly ranges: (string | null)[];
  /** The number of open connections. */
  countConnections(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * A mirror that serves the same file under every path. `cut` sends half of the requested bytes and closes the connection. `silent` sends half and
 * then nothing.
 */
export async function startArchiveServer(bytes: Buffer, behaviours: Behaviour[]): Promise<ArchiveServer> {
  const ranges: (string | null)[] = [];
  const server = createServer((request, response) => {
    const behaviour = behaviours[Math.min(ranges.length, behaviours.length - 1)] ?? 'whole';
    ranges.push(request.headers.range ?? null);
    respond(behaviour, bytes, request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ranges,
    countConnections: promisify(server.getConnections.bind(server)),
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function respond(behaviour: Behaviour, bytes: Buffer, request: IncomingMessage, response: ServerResponse): void {
  if (behaviour === 'busy') return void response.writeHead(503).end();
  if (behaviour === 'missing') return void response.writeHead(404).end();
  if (behaviour === 'missing with an endless page') return void response.writeHead(404).write('<html>');
  if (behaviour === 'other file') return void response.end('<html>Please sign in</html>');
  if (behaviour === 'redirect') return void response.writeHead(302, { location: '/elsewhere.tar.bz2' }).end();
  const isOld = behaviour === 'cut in an old version';
  const etag = isOld ? '"old"' : '"new"';
  const [, from] = /^bytes=(\d+)-$/.exec(request.headers.range ?? '') ?? [];
  const isCurrent = request.headers['if-range'] === undefined || request.headers['if-range'] === etag;
  const start = from !== undefined && isCurrent && behaviour !== 'ignore ranges' ? Number(from) : 0;
  const part = (isOld ? Buffer.alloc(bytes.length) : bytes).subarray(start);
  response.writeHead(start > 0 ? 206 : 200, {
    etag,
    'content-length': part.length,
    ...(start > 0 && { 'content-range': `bytes ${start}-${bytes.length - 1}/${bytes.length}` }),
  });
  if (behaviour !== 'cut' && !isOld && behaviour !== 'silent') return void response.end(part);
  const half = part.subarray(0, Math.ceil(part.length / 2));
  response.write(half, () => {
    // Unlike `destroy`, `destroySoon` first sends the written bytes.
    if (behaviour !== 'silent') response.socket?.destroySoon();
  });
}
