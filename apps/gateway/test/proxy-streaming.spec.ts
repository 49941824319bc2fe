import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { OBJECT_PATH_HEADER } from '@memory/service-kit';
import { testIdentitySettings } from '@memory/service-kit/testing';
import { readConfig } from '../src/config.ts';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const MB = 1024 * 1024;
const FILE = '/media/01890000-0000-7000-8000-000000000000';

let app: GatewayApp;
beforeAll(async () => {
  // Only a request that a trusted proxy has forwarded is sent by nginx, so that the other tests are about the gateway's own streams.
  app = await startGateway({ MEDIA_SENT_BY: 'nginx', TRUST_PROXY: 'loopback' });
});
afterAll(() => app.close());

describe('a client that disconnects', () => {
  const requestFile = (): ClientRequest => httpRequest(app.url + FILE).end();

  it.each([
    ['before its response', false],
    ['during its response', true],
  ])('aborts the request to the service %s', async (_, isResponding) => {
    const arrived = nextAtMedia(
      (response) => isResponding && response.writeHead(200, { 'content-length': '1000' }).write('half'),
    );
    const call = requestFile();
    const responded = isResponding ? once(call, 'response') : undefined;
    expect(await disconnect(call, await arrived, responded)).toMatchObject({ destroyed: true });
  });

  it('aborts the request to a service that has sent half of a short JSON body', async () => {
    const arrived = nextAtMedia((response) =>
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('['),
    );
    expect(await disconnect(requestFile(), await arrived)).toMatchObject({ destroyed: true });
  });

  it('aborts an upload, which is never complete for the service', async () => {
    const { browser } = await app.newSignedInBrowser();
    const arrived = nextAtMedia(() => undefined);
    const headers = { cookie: `memory.sid=${browser.cookies.get('memory.sid')}`, 'content-length': '1000' };
    const call = httpRequest(`${app.url}/api/upload/audio`, { method: 'POST', headers });
    call.write('half');
    const request = await arrived;
    await disconnect(call, request);
    expect(request.complete).toBe(false);
  });

  it('does not reach the service when half of a short JSON body has arrived', async () => {
    const { browser } = await app.newSignedInBrowser();
    const cookie = `memory.sid=${browser.cookies.get('memory.sid')}`;
    const before = app.services.language.requests.length;
    const call = httpRequest(`${app.url}/api/vocabulary`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json', 'content-length': '1000' },
    });
    call.on('error', () => undefined);
    await new Promise((done) => call.write('{"character":', done));
    call.destroy();
    // A later request shows that the gateway has dealt with the earlier one.
    expect((await browser.post('/api/vocabulary', { character: '你' })).status).toBe(200);
    expect(app.services.language.requests).toHaveLength(before + 1);
  });

  /** Resolves with the next request that reaches media-svc. */
  function nextAtMedia(respond: (response: ServerResponse) => unknown): Promise<IncomingMessage> {
    return new Promise((resolve) => {
      app.services.media.setListener((request, response) => {
        respond(response);
        resolve(request);
      });
    });
  }

  /** Destroys the client's connection, and waits until the connection to the service is closed. */
  async function disconnect(
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
  it('forwards 50 MB in both directions with backpressure', async () => {
    const { browser } = await app.newSignedInBrowser();
    const up = new Progress();
    app.services.media.setListener(async (request, response) => {
      for await (const chunk of request) up.arrived(chunk.length);
      respondJson(response, 201, {});
    });
    const upload = await browser.fetch('/api/upload/audio', { method: 'POST', body: up.chunks(50), duplex: 'half' });
    expect([upload.status, up.received]).toEqual([201, 50 * MB]);

    const down = new Progress();
    app.services.media.setListener((_, response) => void pipeline(down.chunks(50), response));
    const download = await browser.fetch(FILE);
    for await (const chunk of download.body!) down.arrived(chunk.length);
    expect(down.received).toBe(50 * MB);

    // Socket buffers hold some MB; a gateway that buffers bodies would hold all 50 MB at some moment.
    expect(Math.max(up.maxInTransit, down.maxInTransit)).toBeLessThan(25 * MB);
  });

  it.each([
    ['that reads the rest', 413, (request: IncomingMessage) => void request.resume()],
    ['that closes the connection', 503, (request: IncomingMessage) => void request.socket.destroy()],
  ])('forwards the response to an upload that is rejected midway by a service %s', async (_, status, afterwards) => {
    const { browser } = await app.newSignedInBrowser();
    app.services.media.setListener((request, response) => {
      request.once('data', () => {
        request.pause();
        if (status === 413) respondJson(response, 413, { code: 'recording_too_large' });
        afterwards(request);
      });
    });
    const response = await browser.fetch('/api/upload/audio', {
      method: 'POST',
      body: new Progress().chunks(30),
      duplex: 'half',
    });
    expect(response.status).toBe(status);
    expect((await browser.fetch('/api/simple-user')).status).toBe(200);
  });

  it('starts before the upload is complete', async () => {
    const { browser } = await app.newSignedInBrowser();
    const cookie = `memory.sid=${browser.cookies.get('memory.sid')}`;
    const call = httpRequest(`${app.url}/api/upload/audio`, {
      method: 'POST',
      headers: { cookie, 'content-type': 'audio/webm' },
    });
    const first = new Promise((resolve) =>
      app.services.media.setListener((request, response) => {
        request.once('data', resolve);
        request.on('end', () => respondJson(response, 201, {}));
      }),
    );
    call.write('the beginning');
    expect(String(await first)).toBe('the beginning');
    call.end('the end');
    const [response] = await once(call, 'response');
    expect(response.statusCode).toBe(201);
    response.resume();
  });
});

describe('a file that nginx sends', () => {
  const OBJECT_PATH = 'ab/01890000-0000-7000-8000-0000000000ab';
  const forwarded = { 'x-forwarded-for': '203.0.113.7' };

  /** Responds as media-svc does: with a path when the gateway asks for it, otherwise with the bytes; `path` is null for a refusal. */
  const respondAsMedia = (path: string | null) =>
    app.services.media.setListener(({ headers }, response) => {
      if (path === null) respondJson(response, 404, { code: 'file_not_found' });
      else if (OBJECT_PATH_HEADER in headers)
        response.writeHead(200, { 'content-type': 'audio/mp4', etag: '"1"', [OBJECT_PATH_HEADER]: path }).end();
      else response.writeHead(200, { 'content-type': 'audio/mp4' }).end('bytes');
    });
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await app.newBrowser().fetch(path, { headers });
    return { response, body: await response.text(), redirect: response.headers.get('x-accel-redirect') };
  };

  it('is named to nginx with the headers of media-svc, and without its bytes', async () => {
    respondAsMedia(OBJECT_PATH);
    const { response, body, redirect } = await read(FILE, forwarded);
    expect([response.status, body, redirect]).toEqual([200, '', `/stored-media/${OBJECT_PATH}`]);
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-type': 'audio/mp4', etag: '"1"' });
    expect(response.headers.has(OBJECT_PATH_HEADER)).toBe(false);
  });

  it('is not named for a viewer whom media-svc refuses', async () => {
    respondAsMedia(null);
    const { response, redirect } = await read(FILE, forwarded);
    expect([response.status, redirect]).toEqual([404, null]);
  });

  it('is sent by the gateway to a client that has not come through a trusted proxy, whatever it sends', async () => {
    respondAsMedia(OBJECT_PATH);
    const { body, redirect } = await read(FILE, { [OBJECT_PATH_HEADER]: 'requested', 'x-accel-redirect': '/x' });
    expect([body, redirect]).toEqual(['bytes', null]);
  });

  it.each([`/stored-media/${OBJECT_PATH}`, '/stored-media/', '/media/../stored-media/x'])(
    'cannot be requested by its location: %s',
    async (path) => {
      respondAsMedia(OBJECT_PATH);
      const before = app.services.media.requests.length;
      const { body, redirect } = await read(path, forwarded);
      expect([body.includes('bytes'), redirect]).toEqual([false, null]);
      expect(app.services.media.requests.length).toBe(before);
    },
  );

  it('needs the address of nginx', () => {
    const settings = {
      ...testIdentitySettings('gateway'),
      PORT: '0',
      SESSION_SECRET: 'a session secret only for this test run',
      REDIS_URL: 'redis://127.0.0.1',
      WEB_ROOT: '/web',
      ...Object.fromEntries(
        ['JOURNAL', 'MEDIA', 'LANGUAGE', 'SOCIAL'].map((name) => [`${name}_URL`, 'http://localhost']),
      ),
    };
    expect(readConfig(settings).MEDIA_SENT_BY).toBe('gateway');
    const behindNginx = { ...settings, MEDIA_SENT_BY: 'nginx' };
    expect(readConfig({ ...behindNginx, TRUST_PROXY: 'loopback' }).MEDIA_SENT_BY).toBe('nginx');
    expect(() => readConfig(behindNginx)).toThrow('TRUST_PROXY: is not set');
  });

  it('is the only response with such a header: not one of another route, even if a service sends it', async () => {
    app.services.media.setListener((_, response) =>
      respondJson(response, 200, {}, { [OBJECT_PATH_HEADER]: OBJECT_PATH, 'x-accel-redirect': '/stored-media/x' }),
    );
    const { redirect } = await read('/api/media-files/01890000-0000-7000-8000-000000000000', forwarded);
    expect(redirect).toBeNull();
  });
});

/** Counts the bytes of a body at the sender and the receiver. */
class Progress {
  sent = 0;
  received = 0;
  /** The maximum of bytes sent and not yet received. */
  maxInTransit = 0;

  async *chunks(megabytes: number) {
    const chunk = Buffer.alloc(64 * 1024);
    while (this.sent < megabytes * MB) {
      this.sent += chunk.length;
      this.maxInTransit = Math.max(this.maxInTransit, this.sent - this.received);
      yield chunk;
    }
  }

  arrived(bytes: number): void {
    this.received += bytes;
  }
}
