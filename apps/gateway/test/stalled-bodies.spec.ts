import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request as httpRequest, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setInterval } from 'node:timers/promises';
import { eventually } from '@memory/testing';
import { respondJson } from './fake-service.ts';
import { type GatewayApp, startGateway } from './gateway-app.ts';

const BODY_IDLE_MS = 200;
const MB = 1024 * 1024;

let app: GatewayApp;
let cookie: string;
beforeAll(async () => {
  app = await startGateway({ BODY_IDLE_MS: String(BODY_IDLE_MS) });
  const { browser } = await app.newSignedInBrowser();
  cookie = `memory.sid=${browser.cookies.get('memory.sid')}`;
});
afterAll(() => app.close());

function post(path: string, headers: Record<string, string | number>): ClientRequest {
  const call = httpRequest(app.url + path, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json', ...headers },
  });
  // The tests expect the gateway to close the connection.
  call.on('error', () => undefined);
  call.flushHeaders();
  return call;
}

async function responseOf(
  call: ClientRequest,
): Promise<{ status: number; headers: IncomingMessage['headers']; body: unknown }> {
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: JSON.parse(await text(response)) as unknown,
  };
}

/** Resolves with the next request that reaches a service; the test writes the response. */
const nextAt = (service: 'media' | 'journal') =>
  new Promise<{ request: IncomingMessage; response: ServerResponse }>((resolve) => {
    app.services[service].setListener((request, response) => resolve({ request, response }));
  });

/** Resolves after the time in which the gateway ends a stalled body. */
const waitForTimeout = () => responseOf(post('/api/simple-login', { 'content-length': 9 }));

describe('a body that stalls', () => {
  it.each([
    ['of a route of the gateway', '/api/simple-login', 408, 'request_timeout'],
    ['that is forwarded to a service', '/api/journal-entries', 408, 'request_timeout'],
    ['of an upload', '/api/upload/audio', 400, 'upload_interrupted'],
  ])('%s gets a response in the error format, and its connection is closed', async (_, path, status, code) => {
    for (const service of [app.services.journal, app.services.media])
      service.setListener((request) => void request.resume());
    for (const headers of [{ 'content-length': '100' }, { 'transfer-encoding': 'chunked' }] as Record<
      string,
      string
    >[]) {
      const call = post(
        path,
        code === 'upload_interrupted' ? { ...headers, 'content-type': 'multipart/form-data; boundary=x' } : headers,
      );
      call.write('half');
      const response = await responseOf(call);
      expect(response).toMatchObject({ status, headers: { connection: 'close' }, body: { statusCode: status, code } });
      await eventually(() => expect(call.socket?.destroyed).toBe(true));
    }
  });

  it.each(['content-length', 'transfer-encoding'])(
    'is never complete for the service (%s framing)',
    async (framing) => {
      const arrived = nextAt('media');
      const call = post(
        '/api/upload/audio',
        framing === 'content-length' ? { 'content-length': 100 } : { 'transfer-encoding': 'chunked' },
      );
      call.write('half');
      const { request } = await arrived;
      request.resume();
      const ended = new Promise((resolve) => request.socket.once('close', resolve));
      expect((await responseOf(call)).status).toBe(408);
      await ended;
      expect(request.complete).toBe(false);
    },
  );
});

describe('a request that does not stall', () => {
  it('may have a body that arrives slowly', async () => {
    app.services.journal.setListener(async (request, response) => respondJson(response, 201, await text(request)));
    const call = post('/api/journal-entries', { 'content-length': 15 });
    const responded = responseOf(call);
    let sent = 0;
    for await (const _ of setInterval(BODY_IDLE_MS / 5)) {
      call.write('x');
      if ((sent += 1) === 15) break;
    }
    expect(await responded).toMatchObject({ status: 201, body: 'x'.repeat(15) });
  });

  it('may go to a service that reads slowly or responds late', async () => {
    const arrived = nextAt('media');
    const call = post('/api/upload/audio', { 'content-length': 50 * MB });
    const responded = responseOf(call);
    call.end(Buffer.alloc(50 * MB));
    const { request, response } = await arrived;
    // the first timeouts pass while the socket buffers fill up
    for (let i = 0; i < 6; i += 1) await waitForTimeout();
    let received = 0;
    for await (const chunk of request) received += (chunk as Buffer).length;
    await waitForTimeout();
    await waitForTimeout();
    respondJson(response, 201, {});
    expect([received, (await responded).status]).toEqual([50 * MB, 201]);
  });
});
