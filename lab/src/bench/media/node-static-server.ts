import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/**
 * A bare static file server, as Node's documentation would write it: without an access check and a second process. It shows which part of the
 * difference to nginx is caused by Node itself. The folder is the only argument. The server prints its URL.
 */
const [folder = '.'] = process.argv.slice(2);
const server = createServer(async (request, response) => {
  const file = join(folder, new URL(request.url ?? '/', 'http://localhost').pathname);
  const { size } = await stat(file);
  const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
  const [start, end] = [Number(first ?? 0), Number(last ?? size - 1)];
  response.writeHead(first === undefined ? 200 : 206, { 'content-length': end - start + 1 });
  await pipeline(createReadStream(file, { start, end }), response);
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
