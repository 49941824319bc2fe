import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { errorCatalog } from '@memory/contracts';
import { IDENTITY_HEADER, OBJECT_PATH_HEADER } from '@memory/service-kit';
import { createIdentityHeaders, createTestVerifier } from '@memory/service-kit/testing';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const MB = 1024 * 1024;
const FILE = '/media/01890000-0000-7000-8000-000000000000';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.close());

const identityIn = (headers: NodeJS.Dict<string | string[]>) =>
  createTestVerifier('journal-svc').verify(String(headers[IDENTITY_HEADER]));
const lastRequestTo = (service: keyof GatewayApp['services']) => app.services[service].requests.at(-1)!;

describe('a request to a service', () => {
  it('goes to the service of the route, with unchanged query and body', async () => {
    const { browser } = await app.newSignedInBrowser();
    const timeline = await browser.fetch('/api/public-timeline?limit=2&cursor=a%2Fb');
    expect(await timeline.json()).toEqual({
      method: 'GET',
      url: '/api/public-timeline?limit=2&cursor=a%2Fb',
      body: '',
    });
    const posted = await browser.post('/api/vocabulary', { character: '你' });
    expect(await posted.json()).toEqual({ method: 'POST', url: '/api/vocabulary', body: '{"character":"你"}' });
    const looked = await browser.fetch(`/api/character-info/${encodeURIComponent('好')}`);
    expect(await looked.json()).toMatchObject({ url: `/api/character-info/${encodeURIComponent('好')}` });
    expect((await browser.fetch('/api/friends/x', { method: 'DELETE' })).status).toBe(200);
  });

  it('carries the viewer’s identity, signed by the gateway; forged identities are removed', async () => {
    const { browser, userId } = await app.newSignedInBrowser();
    await browser.fetch('/api/public-timeline');
    expect(await identityIn(lastRequestTo('journal').headers)).toEqual({
      viewer: { userId },
      caller: 'gateway',
      use: 'browser',
    });
    const headers = await createIdentityHeaders({
      service: 'journal-svc',
      userId: 'other-user',
      caller: 'gateway',
      use: 'browser',
    });
    await app.newBrowser().fetch('/api/public-timeline', { headers });
    expect(await identityIn(lastRequestTo('journal').headers)).toMatchObject({ viewer: { userId: null } });
  });

  it('carries its request id, and neither cookies nor hop-by-hop headers', async () => {
    const { browser } = await app.newSignedInBrowser();
    const headers = {
      'x-request-id': 'request-0001',
      'if-match': '"3"',
      te: 'trailers',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'Bearer x',
    };
    const response = await browser.fetch('/api/journal-entries', { headers });
    expect(response.headers.get('x-request-id')).toBe('request-0001');
    const seen = lastRequestTo('journal').headers;
    expect(seen).toMatchObject({ 'x-request-id': 'request-0001', 'if-match': '"3"' });
    for (const name of ['cookie', 'te', 'x-forwarded-for', 'authorization'])
      expect([name, seen[name]]).toEqual([name, undefined]);
  });

  it.each(['/metrics', '/jobs-console', '/jobs-console/api/queues', '/internal/jobs'])(
    'is never sent for %s, an operator’s path',
    async (path) => {
      const { browser } = await app.newSignedInBrowser();
      const before = Object.values(app.services).map(({ requests }) => requests.length);
      expect((await browser.fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
      expect(Object.values(app.services).map(({ requests }) => requests.length)).toEqual(before);
    },
  );

  it('is rejected early without a session, or with a body above the limit', async () => {
    const before = app.services.journal.requests.length;
    const signedOut = await app.newBrowser().post('/api/journal-entries', { title: 'x' });
    expect([signedOut.status, await signedOut.json()]).toMatchObject([401, { code: 'not_signed_in' }]);
    const { browser } = await app.newSignedInBrowser();
    expect((await browser.post('/api/journal-entries', { content: 'x'.repeat(MB) })).status).toBe(413);
    expect(app.services.journal.requests.length).toBe(before);
  });

  it.each(['/internal/accounts', '/api/nothing-here', '/api/journal-entries/x/y', '/api'])(
    'is 404 for a path without a public route: %s',
    async (path) => {
      const responses = await Promise.all([
        app.newBrowser().fetch(path, { headers: { accept: 'text/html' } }),
        app.newBrowser().post(path, {}),
      ]);
      for (const response of responses)
        expect([response.status, await response.json()]).toMatchObject([404, { code: 'not_found' }]);
    },
  );

  it('is 400 for a malformed path', async () => {
    const response = await rawRequest({ path: '/api/character-info/%E0%A4' });
    expect(response.statusCode).toBe(400);
  });
});

describe("a service's response", () => {
  it('is forwarded with its status and headers, except hop-by-hop headers', async () => {
    app.services.journal.setListener((_, response) =>
      respondJson(response, 200, [], {
        'x-total-count': '7',
        link: '</api/x>; rel="next"',
        'keep-alive': 'timeout=99',
        'set-cookie': 'a=b',
      }),
    );
    const response = await app.newBrowser().fetch('/api/public-timeline');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'x-total-count': '7',
      link: '</api/x>; rel="next"',
      'cache-control': 'no-store',
    });
    expect(response.headers.get('keep-alive')).not.toBe('timeout=99');
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  it('keeps its cache headers, range and length', async () => {
    app.services.media.setListener((_, response) => {
      response
        .writeHead(206, {
          'content-type': 'audio/mp4',
          'content-range': 'bytes 0-3/9',
          'cache-control': 'private, no-cache',
          etag: '"1"',
        })
        .end('abcd');
    });
    const response = await app.newBrowser().fetch(FILE, { headers: { range: 'bytes=0-3' } });
    expect(lastRequestTo('media').headers.range).toBe('bytes=0-3');
    expect([response.status, await response.text()]).toEqual([206, 'abcd']);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-range': 'bytes 0-3/9',
      'cache-control': 'private, no-cache',
      etag: '"1"',
    });
  });

  it('never names the object of a file, when nginx does not send files', async () => {
    const path = 'ab/01890000-0000-7000-8000-0000000000ab';
    app.services.media.setListener((_, response) =>
      response.writeHead(200, { [OBJECT_PATH_HEADER]: path, 'x-accel-redirect': `/stored-media/${path}` }).end('abcd'),
    );
    const headers = { 'x-forwarded-for': '203.0.113.7', [OBJECT_PATH_HEADER]: 'requested' };
    const response = await app.newBrowser().fetch(FILE, { headers });
    expect(lastRequestTo('media').headers[OBJECT_PATH_HEADER]).toBeUndefined();
    expect([...response.headers.values()].filter((value) => value.includes(path))).toEqual([]);
    expect(await response.text()).toBe('abcd');
  });

  it('of JSON is forwarded unchanged: short with its length, long, and without a length', async () => {
    const texts = ['你好', '好'.repeat(100_000), '早'];
    for (const [index, text] of texts.entries()) {
      const body = JSON.stringify(text);
      const length = index < 2 && { 'content-length': Buffer.byteLength(body) };
      app.services.journal.setListener((_, response) => {
        response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', ...length });
        // In two chunks, cut within a character.
        response.write(Buffer.from(body).subarray(0, 2));
        setImmediate(() => response.end(Buffer.from(body).subarray(2)));
      });
      const response = await app.newBrowser().fetch('/api/public-timeline');
      expect(await response.json()).toBe(text);
      expect(response.headers.get('content-length')).toBe(length ? String(length['content-length']) : null);
    }
  });

  it('to HEAD has length and type and no body', async () => {
    app.services.media.setListener(
      (_, response) => void response.writeHead(200, { 'content-type': 'audio/mp4', 'content-length': '9' }).end(),
    );
    const response = await app.newBrowser().fetch(FILE, { method: 'HEAD' });
    expect(lastRequestTo('media').method).toBe('HEAD');
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'audio/mp4', 'content-length': '9' });
  });
});

describe('an unavailable service', () => {
  it('is a 503 without internal details, in the language of the request', async () => {
    const { language } = app.services;
    await language.stop();
    const { browser } = await app.newSignedInBrowser();
    const response = await browser.fetch('/api/vocabulary', { headers: { 'accept-language': 'zh' } });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    const { status: statusCode, zh: message } = errorCatalog.service_unavailable;
    expect(await response.json()).toEqual({ statusCode, code: 'service_unavailable', message });
    // Nothing of a write was sent on.
    const write = await browser.post('/api/vocabulary', { character: '你' });
    expect(await unavailable(write)).toEqual([503, '5', 'service_unavailable']);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('during its response aborts the response, so that half a file is not taken for the whole', async () => {
    app.services.media.setListener((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => response.destroy());
    });
    const response = await app.newBrowser().fetch(FILE);
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('during a short JSON response closes the connection, so that half of it is not taken for the whole', async () => {
    app.services.media.setListener((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('[', () => response.destroy());
    });
    await expect(app.newBrowser().fetch(FILE)).rejects.toThrow('fetch failed');
  });

  it('before its response is a 503', async () => {
    app.services.media.setListener((_, response) => response.destroy());
    expect(await unavailable(await app.newBrowser().fetch(FILE))).toEqual([503, '5', 'service_unavailable']);
  });

  it('before its response to a read gets the read once more, on another connection', async () => {
    let requests = 0;
    app.services.media.setListener((_, response) => {
      requests += 1;
      if (requests === 1) response.destroy();
      else respondJson(response, 200, {});
    });
    expect((await app.newBrowser().fetch(FILE)).status).toBe(200);
    expect(requests).toBe(2);
  });

  it.each([
    ['a short body', { title: '今天' }],
    ['a long body, which is streamed', { title: '今天', content: 'x'.repeat(20_000) }],
  ])('after a write was sent on is a 503 that says so, and the write can be repeated: %s', async (_, entry) => {
    const written = new Map<unknown, unknown>();
    app.services.journal.setListener(async (request, response) => {
      const body = JSON.parse(await text(request)) as unknown;
      const key = request.headers['idempotency-key'];
      const isRepeat = written.has(key);
      written.set(key, body);
      if (isRepeat) respondJson(response, 201, body);
      // The service is killed after its commit.
      else response.destroy();
    });
    const { browser } = await app.newSignedInBrowser();
    const send = () =>
      browser.fetch('/api/journal-entries', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': 'attempt-1' },
        body: JSON.stringify(entry),
      });
    expect(await unavailable(await send())).toEqual([503, '5', 'outcome_unknown']);
    expect((await send()).status).toBe(201);
    expect([...written]).toEqual([['attempt-1', entry]]);
  });

  it('that accepts no connection is a 503 to a large upload, of which the rest is read and discarded', async () => {
    const { browser } = await app.newSignedInBrowser();
    await app.services.media.stop();
    const body = Buffer.alloc(30 * MB);
    expect((await browser.fetch('/api/upload/audio', { method: 'POST', body })).status).toBe(503);
  });
});

const unavailable = async (response: Response): Promise<unknown[]> => [
  response.status,
  response.headers.get('retry-after'),
  ((await response.json()) as { code: string }).code,
];

/** Sends a path that `fetch` would normalize. */
async function rawRequest(options: { path: string }) {
  const { hostname, port } = new URL(app.url);
  const call = httpRequest({ hostname, port, ...options });
  call.end();
  const [response] = await once(call, 'response');
  response.resume();
  return response as { statusCode: number };
}
