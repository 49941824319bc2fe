import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers/promises';
import { eventually } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { identityOf, startSample } from './sample-service.ts';

const BODY_IDLE_MS = 200;
const BODY = '{"name":"a slow"}';

let app: NestFastifyApplication;
let port: number;
let identity: string;
/** Resolvers of the pending requests to /api/slow. */
const pendingResponses: ((body: object) => void)[] = [];
beforeAll(async () => {
  app = await startSample((service) => {
    const respondLater = () => new Promise<object>((resolve) => pendingResponses.push(resolve));
    service.getHttpAdapter().getInstance().post('/api/slow', respondLater).get('/api/slow', respondLater);
  }, BODY_IDLE_MS);
  await app.listen(0, '127.0.0.1');
  port = Number(new URL(await app.getUrl()).port);
  identity = Object.entries(await identityOf('mei'))
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
});
afterAll(() => app.close());

const headOf = (path: string, ...headers: string[]): string =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\n${identity}content-type: application/json\r\n${headers.map((header) => `${header}\r\n`).join('')}\r\n`;
const wholeRequest = (path: string): string => headOf(path, `content-length: ${BODY.length}`) + BODY;

function send(bytes: string): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  return socket;
}

/** The response that arrives until the service closes the connection. */
async function untilClosed(socket: Socket): Promise<{ head: string; body: unknown }> {
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  return { head, body: JSON.parse(body) as unknown };
}

/** Waits for as long as the service takes to end a stalled body. */
const aTimeout = () => untilClosed(send(headOf('/api/greetings/1', 'content-length: 9')));

describe('a body that stalls', () => {
  it.each([
    ['before its first byte', () => headOf('/api/greetings/1', 'content-length: 100')],
    ['halfway', () => `${headOf('/api/greetings/1', 'content-length: 100')}{"name":`],
    ['between chunks', () => `${headOf('/api/greetings/1', 'transfer-encoding: chunked')}8\r\n{"name":\r\n`],
    [
      'before its last chunk',
      () => `${headOf('/api/greetings/1', 'transfer-encoding: chunked')}${BODY.length.toString(16)}\r\n${BODY}\r\n`,
    ],
  ])('%s is answered 408 in the decided shape, and its connection is closed', async (_, bytes) => {
    const { head, body } = await untilClosed(send(bytes()));
    expect(head).toMatch(/^HTTP\/1.1 408 /);
    expect(head.toLowerCase()).toContain('connection: close');
    expect(body).toEqual({
      statusCode: 408,
      code: 'request_timeout',
      message: 'The request took too long to arrive. Please try again.',
    });
  });

  it('gets an error response in the language of the request', async () => {
    const { body } = await untilClosed(send(headOf('/api/greetings/1', 'content-length: 9', 'accept-language: zh')));
    expect(body).toMatchObject({ message: '请求传送得太慢，请再试一次。' });
  });

  it.each([
    ['an unknown kind of content', '/api/greetings/1', 415, 'unsupported_type'],
    ['an ambiguous address', '/api/greetings/..%2f1', 400, 'invalid_address'],
    ['an address that is none', '/api/greetings/%', 400, expect.any(String) as string],
  ])('after it was refused for %s only closes the connection', async (_, path, status, code) => {
    const bytes = `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 9\r\n\r\n`;
    const { head, body } = await untilClosed(send(bytes));
    expect([head.slice(0, 12), body]).toMatchObject([`HTTP/1.1 ${status}`, { code }]);
  });
});

it('headers that stall get a 408, and the connection is closed', async () => {
  const { head, body } = await untilClosed(send('POST /api/greetings/1 HTTP/1.1\r\nhost: x\r\ncontent-'));
  expect([head.slice(0, 12), body]).toMatchObject(['HTTP/1.1 408', { code: 'request_timeout' }]);
});

it('a body that arrives slowly is accepted', async () => {
  const socket = send(headOf('/api/greetings/1', `content-length: ${BODY.length}`, 'connection: close'));
  const answered = untilClosed(socket);
  const bytes = BODY.split('');
  for await (const _ of setInterval(BODY_IDLE_MS / 5)) {
    const next = bytes.shift();
    if (next === undefined) break;
    socket.write(next);
  }
  expect((await answered).head).toMatch(/^HTTP\/1.1 201 /);
});

it.each([
  ['whose body was read', () => wholeRequest('/api/slow')],
  [
    'whose complete body nobody reads, because it is a GET',
    () => `GET /api/slow HTTP/1.1\r\nhost: x\r\n${identity}transfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
])('a request %s is not ended while its answer takes long', async (_, bytes) => {
  const socket = send(bytes());
  const answered = once(socket, 'data');
  await eventually(() => expect(pendingResponses).toHaveLength(1));
  await aTimeout();
  await aTimeout();
  pendingResponses.pop()?.({});
  expect(String(await answered)).toMatch(/^HTTP\/1.1 200 /);
  socket.destroy();
});

it('a keep-alive connection accepts another request', async () => {
  const socket = send(wholeRequest('/api/greetings/1'));
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 201 /);
  await aTimeout();
  await aTimeout();
  socket.write(wholeRequest('/api/greetings/2'));
  expect(String(await once(socket, 'data'))).toMatch(/^HTTP\/1.1 201 /);
  socket.destroy();
});
