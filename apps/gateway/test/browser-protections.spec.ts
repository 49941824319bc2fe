import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type GatewayApp, startGateway } from './gateway-app.ts';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const SECONDS_PER_YEAR = 365 * 24 * 60 * 60;

describe.each(['/', '/shared/abc', '/api/config', '/api/nothing-here'])('the response to %s', (path) => {
  const headersOf = async (headers: Record<string, string> = {}) =>
    (await app.newBrowser().fetch(path, { headers: { accept: 'text/html,*/*', ...headers } })).headers;

  it('cannot be framed by another site, loads no plugins and resolves links against no other address', async () => {
    const directives = ((await headersOf()).get('content-security-policy') ?? '').split(';');
    expect(directives).toEqual(
      expect.arrayContaining(["frame-ancestors 'none'", "object-src 'none'", "base-uri 'none'"]),
    );
  });

  it('tells browsers to use https for at least a year', async () => {
    const [, seconds] = /max-age=(\d+)/.exec((await headersOf()).get('strict-transport-security') ?? '') ?? [];
    expect(Number(seconds)).toBeGreaterThanOrEqual(SECONDS_PER_YEAR);
  });

  it('is not readable by the scripts of another site', async () => {
    const headers = await headersOf({ origin: 'https://evil.example' });
    expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
  });
});

it('a request of another site is rejected with the same security headers', async () => {
  const rejected = await app.newBrowser().post('/api/simple-logout', {}, { 'sec-fetch-site': 'cross-site' });
  const { headers } = await app.newBrowser().fetch('/api/config');
  const names = [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'permissions-policy',
  ];
  expect([rejected.status, rejected.headers.get(names[0] ?? '')]).toEqual([
    403,
    expect.stringContaining("default-src 'self'"),
  ]);
  expect(names.map((name) => rejected.headers.get(name))).toEqual(names.map((name) => headers.get(name)));
});

it('TRACE is rejected without an echo of the request, which contains the session cookie', async () => {
  const trace = request(new URL('/api/simple-user', app.url), {
    method: 'TRACE',
    headers: { cookie: 'memory.sid=kept' },
  });
  const response = new Promise<string>((resolve, reject) => {
    trace.on('error', reject);
    trace.on('response', (message) => {
      text(message).then((body) => resolve(`${message.statusCode} ${JSON.stringify(message.headers)} ${body}`), reject);
    });
  });
  trace.end();
  expect(await response).toMatch(/^4\d\d /);
  expect(await response).not.toContain('kept');
});
