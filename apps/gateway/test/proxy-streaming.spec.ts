import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const MB = 1024 * 1024;
const FILE = '/media/01890000-0000-7000-8000-000000000000';

let app: GatewayApp;
beforeAll(async () => {
  app = await startGateway();
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
