import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { startSample } from './sample-service.ts';

let app: NestFastifyApplication;
let port: number;
beforeAll(async () => {
  app = await startSample();
  await app.listen(0, '127.0.0.1');
  port = Number(new URL(await app.getUrl()).port);
});
afterAll(() => app.close());

/** What comes back for bytes that no HTTP client would send. */
async function send(bytes: string): Promise<{ head: string; body: Record<string, unknown> }> {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) as Record<string, unknown> };
}

it.each([
  ['no HTTP', 'good morning\r\n\r\n', 400, 'malformed_body'],
  ['a header without a name', 'GET / HTTP/1.1\r\nhost: x\r\n: y\r\n\r\n', 400, 'malformed_body'],
  ['a header with a NUL', 'GET / HTTP/1.1\r\nhost: x\r\na: \0\r\n\r\n', 400, 'malformed_body'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nx',
    400,
    'malformed_body',
  ],
  ['20 KB of headers', `GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(20_000)}\r\n\r\n`, 431, 'headers_too_large'],
  [
    'a chunk that is none',
    'POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n',
    400,
    'malformed_body',
  ],
])('%s is refused in the decided shape', async (_, bytes, status, code) => {
  const { head, body } = await send(bytes);
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('application/json');
  expect(body).toEqual({ statusCode: status, code, message: expect.any(String) as string });
});

it('the service still works after each of them', async () => {
  await send('good morning\r\n\r\n');
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(200);
});
