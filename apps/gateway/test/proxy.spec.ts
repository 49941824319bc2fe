import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { errorCatalog } from '@memory/contracts';
import { IDENTITY_HEADER } from '@memory/service-kit';
import { createIdentityHeaders, createTestVerifier } from '@memory/service-kit/testing';
import { type GatewayApp, startGateway } from './gateway-app.ts';
import { answerJson } from './stand-in-service.ts';

const MB = 1024 * 1024;
const FILE = '/media/01890000-0000-7000-8000-000000000000';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
});
afterAll(() => app.stop());

const identityIn = (headers: NodeJS.Dict<string | string[]>) =>
  createTestVerifier('journal-svc').verify(String(headers[IDENTITY_HEADER]));
const lastSeen = (service: keyof GatewayApp['services']) => app.services[service].seen.at(-1)!;

describe('a request to a service', () => {
  it('goes to the owner of the route, with its query and body as they were', async () => {
    const { browser } = await app.signedIn();
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

  it('says who is asking, in words of the gateway alone', async () => {
    const { browser, userId } = await app.signedIn();
    await browser.fetch('/api/public-timeline');
    expect(await identityIn(lastSeen('journal').headers)).toEqual({
      viewer: { userId },
      caller: 'gateway',
      use: 'browser',
    });
    const headers = await createIdentityHeaders({
      service: 'journal-svc',
      userId: 'somebody-else',
      caller: 'gateway',
      use: 'browser',
    });
    await app.newBrowser().fetch('/api/public-timeline', { headers });
    expect(await identityIn(lastSeen('journal').headers)).toMatchObject({ viewer: { userId: null } });
  });

  it('carries its id, and neither cookies nor what belongs to the connection', async () => {
    const { browser } = await app.signedIn();
    const headers = {
      'x-request-id': 'request-0001',
      'if-match': '"3"',
      te: 'trailers',
      'x-forwarded-for': '203.0.113.7',
      authorization: 'Bearer x',
    };
    const answer = await browser.fetch('/api/journal-entries', { headers });
    expect(answer.headers.get('x-request-id')).toBe('request-0001');
    const seen = lastSeen('journal').headers;
    expect(seen).toMatchObject({ 'x-request-id': 'request-0001', 'if-match': '"3"' });
    for (const name of ['cookie', 'te', 'x-forwarded-for', 'authorization'])
      expect([name, seen[name]]).toEqual([name, undefined]);
  });

  it.each(['/metrics', '/jobs-console', '/jobs-console/api/queues', '/internal/jobs'])(
    'never is one for %s: what operators see stays inside',
    async (path) => {
      const { browser } = await app.signedIn();
      const before = Object.values(app.services).map(({ seen }) => seen.length);
      expect((await browser.fetch(path, { headers: { accept: 'text/html' } })).status).toBe(404);
      expect(Object.values(app.services).map(({ seen }) => seen.length)).toEqual(before);
    },
  );

  it('is refused at the door when nobody is signed in, or the body is larger than any', async () => {
    const before = app.services.journal.seen.length;
    const signedOut = await app.newBrowser().post('/api/journal-entries', { title: 'x' });
    expect([signedOut.status, await signedOut.json()]).toMatchObject([401, { code: 'not_signed_in' }]);
    const { browser } = await app.signedIn();
    expect((await browser.post('/api/journal-entries', { content: 'x'.repeat(MB) })).status).toBe(413);
    expect(app.services.journal.seen.length).toBe(before);
  });

  it.each(['/internal/accounts', '/api/nothing-here', '/api/journal-entries/x/y', '/api'])(
    'is 404 for what no service shows: %s',
    async (path) => {
      const answers = await Promise.all([
        app.newBrowser().fetch(path, { headers: { accept: 'text/html' } }),
        app.newBrowser().post(path, {}),
      ]);
      for (const answer of answers)
        expect([answer.status, await answer.json()]).toMatchObject([404, { code: 'not_found' }]);
    },
  );

  it('that is no address at all is 400', async () => {
    const answer = await rawRequest({ path: '/api/character-info/%E0%A4' });
    expect(answer.statusCode).toBe(400);
  });
});

describe("a service's answer", () => {
  it('comes back with its status and headers, without those of the connection', async () => {
    app.services.journal.behave((_, response) =>
      answerJson(response, 200, [], {
        'x-total-count': '7',
        link: '</api/x>; rel="next"',
        'keep-alive': 'timeout=99',
        'set-cookie': 'a=b',
      }),
    );
    const answer = await app.newBrowser().fetch('/api/public-timeline');
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-total-count': '7',
      link: '</api/x>; rel="next"',
      'cache-control': 'no-store',
    });
    expect(answer.headers.get('keep-alive')).not.toBe('timeout=99');
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('keeps the caching it asked for, its range and its length', async () => {
    app.services.media.behave((_, response) => {
      response
        .writeHead(206, {
          'content-type': 'audio/mp4',
          'content-range': 'bytes 0-3/9',
          'cache-control': 'private, no-cache',
          etag: '"1"',
        })
        .end('abcd');
    });
    const answer = await app.newBrowser().fetch(FILE, { headers: { range: 'bytes=0-3' } });
    expect(lastSeen('media').headers.range).toBe('bytes=0-3');
    expect([answer.status, await answer.text()]).toEqual([206, 'abcd']);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-range': 'bytes 0-3/9',
      'cache-control': 'private, no-cache',
      etag: '"1"',
    });
  });

  it('to HEAD tells length and type and has no body', async () => {
    app.services.media.behave(
      (_, response) => void response.writeHead(200, { 'content-type': 'audio/mp4', 'content-length': '9' }).end(),
    );
    const answer = await app.newBrowser().fetch(FILE, { method: 'HEAD' });
    expect(lastSeen('media').method).toBe('HEAD');
    expect(Object.fromEntries(answer.headers)).toMatchObject({ 'content-type': 'audio/mp4', 'content-length': '9' });
  });
});

describe('a service that is down', () => {
  it('is a 503 that names nothing internal, in the language of the request', async () => {
    const { language } = app.services;
    await language.stop();
    const { browser } = await app.signedIn();
    const answer = await browser.fetch('/api/vocabulary', { headers: { 'accept-language': 'zh' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const { status: statusCode, zh: message } = errorCatalog.service_unavailable;
    expect(await answer.json()).toEqual({ statusCode, code: 'service_unavailable', message });
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('while it answers cuts the answer off, so that half a file is not taken for the whole', async () => {
    app.services.media.behave((_, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('half', () => response.destroy());
    });
    const answer = await app.newBrowser().fetch(FILE);
    await expect(answer.text()).rejects.toThrow('terminated');
  });

  it('before it answers is a 503', async () => {
    app.services.media.behave((_, response) => response.destroy());
    expect((await app.newBrowser().fetch(FILE)).status).toBe(503);
  });
});

describe('a caller who leaves', () => {
  const ask = (): ClientRequest => httpRequest(app.url + FILE).end();

  it.each([
    ['before its answer', false],
    ['during its answer', true],
  ])('ends the request to the service %s', async (_, answering) => {
    const arrived = nextAtMedia(
      (response) => answering && response.writeHead(200, { 'content-length': '1000' }).write('half'),
    );
    const call = ask();
    const answered = answering ? once(call, 'response') : undefined;
    expect(await leave(call, await arrived, answered)).toMatchObject({ destroyed: true });
  });

  it('ends an upload, which the service must not take for the whole', async () => {
    const { browser } = await app.signedIn();
    const arrived = nextAtMedia(() => undefined);
    const headers = { cookie: `memory.sid=${browser.cookies.get('memory.sid')}`, 'content-length': '1000' };
    const call = httpRequest(`${app.url}/api/upload/audio`, { method: 'POST', headers });
    call.write('half');
    const request = await arrived;
    await leave(call, request);
    expect(request.complete).toBe(false);
  });

  /** The next request that reaches the media service, as soon as it does. */
  function nextAtMedia(answer: (response: ServerResponse) => unknown): Promise<IncomingMessage> {
    return new Promise((resolve) => {
      app.services.media.behave((request, response) => {
        answer(response);
        resolve(request);
      });
    });
  }

  /** Hangs up, and waits for the service to be hung up on. */
  async function leave(
    call: ClientRequest,
    { socket }: IncomingMessage,
    when?: Promise<unknown>,
  ): Promise<IncomingMessage['socket']> {
    call.on('error', () => undefined);
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await when;
    call.destroy();
    await ended;
    return socket;
  }
});

describe('streaming', () => {
  it('passes 50 MB up and 50 MB down, at the pace of the slower side', async () => {
    const { browser } = await app.signedIn();
    const up = new Progress();
    app.services.media.behave(async (request, response) => {
      for await (const chunk of request) up.arrived(chunk.length);
      answerJson(response, 201, {});
    });
    const upload = await browser.fetch('/api/upload/audio', { method: 'POST', body: up.chunks(50), duplex: 'half' });
    expect([upload.status, up.received]).toEqual([201, 50 * MB]);

    const down = new Progress();
    app.services.media.behave((_, response) => void pipeline(down.chunks(50), response));
    const download = await browser.fetch(FILE);
    for await (const chunk of download.body!) down.arrived(chunk.length);
    expect(down.received).toBe(50 * MB);

    // What is on the way is what sockets hold; a gateway that held bodies would have all 50 MB at some moment.
    expect(Math.max(up.onTheWay, down.onTheWay)).toBeLessThan(25 * MB);
  });

  it.each([
    ['that reads on', 413, (request: IncomingMessage) => void request.resume()],
    ['that dies', 503, (request: IncomingMessage) => void request.socket.destroy()],
  ])('brings the answer to an upload refused midway by a service %s', async (_, status, afterwards) => {
    const { browser } = await app.signedIn();
    app.services.media.behave((request, response) => {
      request.once('data', () => {
        request.pause();
        if (status === 413) answerJson(response, 413, { code: 'recording_too_large' });
        afterwards(request);
      });
    });
    const answer = await browser.fetch('/api/upload/audio', {
      method: 'POST',
      body: new Progress().chunks(30),
      duplex: 'half',
    });
    expect(answer.status).toBe(status);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('begins before the upload has ended', async () => {
    const { browser } = await app.signedIn();
    const cookie = `memory.sid=${browser.cookies.get('memory.sid')}`;
    const call = httpRequest(`${app.url}/api/upload/audio`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'audio/webm' },
    });
    const first = new Promise((resolve) =>
      app.services.media.behave((request, response) => {
        request.once('data', resolve);
        request.on('end', () => answerJson(response, 201, {}));
      }),
    );
    call.write('the beginning');
    expect(String(await first)).toBe('the beginning');
    call.end('the end');
    const [answer] = await once(call, 'response');
    expect(answer.statusCode).toBe(201);
    answer.resume();
  });
});

/** Counts a body at both of its ends. */
class Progress {
  sent = 0;
  received = 0;
  /** The most that was ever sent and had not arrived. */
  onTheWay = 0;

  async *chunks(megabytes: number) {
    const chunk = Buffer.alloc(64 * 1024);
    while (this.sent < megabytes * MB) {
      this.sent += chunk.length;
      this.onTheWay = Math.max(this.onTheWay, this.sent - this.received);
      yield chunk;
    }
  }

  arrived(bytes: number): void {
    this.received += bytes;
  }
}

/** For an address that `fetch` would correct. */
async function rawRequest(options: { path: string }) {
  const { hostname, port } = new URL(app.url);
  const call = httpRequest({ hostname, port, ...options });
  call.end();
  const [answer] = await once(call, 'response');
  answer.resume();
  return answer as { statusCode: number };
}
