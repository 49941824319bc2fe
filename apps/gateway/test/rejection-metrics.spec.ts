import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { JSON_BODY_MAX_BYTES, Metrics } from '@memory/service-kit';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

/** The count of each reason so far. */
async function counts(): Promise<Record<string, number>> {
  const metrics = await app.app.get(Metrics).registry.metrics();
  const lines = metrics.matchAll(/^memory_rejected_requests_total\{reason="(\w+)"\} (\d+)$/gm);
  return Object.fromEntries([...lines].map(([, reason, count]) => [reason, Number(count)]));
}
/** The reasons that `send` increases, with how much. */
async function countedBy(send: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts();
  await send();
  const after = await counts();
  const changes = Object.entries(after).map(([reason, count]) => [reason, count - (before[reason] ?? 0)] as const);
  return Object.fromEntries(changes.filter(([, change]) => change > 0));
}
/** Sends a path as it is; `fetch` would normalize it. */
async function sendPath(path: string): Promise<number | undefined> {
  const { port } = new URL(app.url);
  const request = httpRequest({ port, path, host: '127.0.0.1' }).end();
  const [response] = (await once(request, 'response')) as [import('node:http').IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}
async function sendBytes(data: string): Promise<void> {
  const { port } = new URL(app.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.end(data);
  socket.resume();
  await once(socket, 'close');
}
const signUpWith = (headers: Record<string, string>) =>
  app.newBrowser().post('/api/simple-register', { username: 'counted', password: 'secret-1' }, headers);
const withCookie = (value: string) =>
  app.newBrowser().fetch('/api/auth/user', { headers: { cookie: `memory.sid=${value}` } });

describe('rejected requests are counted by their reason', () => {
  it.each<[string, Record<string, number>, () => Promise<unknown>]>([
    ['a dot segment', { ambiguous_path: 1 }, () => sendPath('/api/../internal/erasures')],
    ['an encoded slash', { ambiguous_path: 1 }, () => sendPath('/api/journal-entries/..%2finternal')],
    ['a path that cannot be decoded', { ambiguous_path: 1 }, () => sendPath('/api/%zz')],
    ['an unsafe method of another site', { cross_site: 1 }, () => signUpWith({ 'sec-fetch-site': 'cross-site' })],
    ['a forged session cookie', { session_cookie: 1 }, () => withCookie('a'.repeat(32) + '.forged')],
    ['a session cookie without a signature', { session_cookie: 1 }, () => withCookie('a'.repeat(32))],
    [
      'a body that is declared too large for a service',
      { oversized_body: 1 },
      async () => {
        const { browser } = await app.newSignedInBrowser();
        return browser.post('/api/journal-entries', { content: 'x'.repeat(JSON_BODY_MAX_BYTES) });
      },
    ],
    [
      'a body that is too large for the gateway',
      { oversized_body: 1 },
      () => app.newBrowser().post('/api/simple-login', { username: 'x'.repeat(JSON_BODY_MAX_BYTES) }),
    ],
    [
      'headers that are too large',
      { oversized_headers: 1 },
      () => sendBytes(`GET / HTTP/1.1\r\nhost: x\r\na: ${'x'.repeat(100_000)}\r\n\r\n`),
    ],
    ['data that is not HTTP', { malformed_http: 1 }, () => sendBytes('hello\r\n\r\n')],
  ])('%s', async (_, expected, send) => {
    expect(await countedBy(send)).toEqual(expected);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a wrong password', () => app.newBrowser().post('/api/simple-login', { username: 'x', password: 'wrong-one' })],
    ['an unknown path', () => sendPath('/api/unknown')],
    ['a body that is no JSON', () => app.newBrowser().fetch('/api/simple-login', { method: 'POST', body: '{' })],
    ['a missing session', () => app.newBrowser().fetch('/api/auth/user')],
    [
      'an expired session',
      async () => {
        const { browser, userId } = await app.newSignedInBrowser();
        await app.redis.flushall();
        return [userId, await browser.fetch('/api/auth/user')];
      },
    ],
  ])('but not %s', async (_, send) => {
    expect(await countedBy(send)).toEqual({});
  });
});
