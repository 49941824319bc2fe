import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { socialInternalRoutes } from '@memory/contracts';
import { IdentitySigner, readSigningKey, ServiceClient } from '../src/index.ts';
import { testIdentitySettings } from '../src/testing/index.ts';

const servers: Server[] = [];
async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

const signer = new IdentitySigner({
  key: readSigningKey(testIdentitySettings('social-svc').SIGNING_KEY),
  caller: 'social-svc',
});

const userId = '01890000-0000-7000-8000-000000000001';
const callTo = (baseUrl: string) =>
  new ServiceClient({ service: 'sample', baseUrl, signer }).call({ userId: null }, (sample, headers) =>
    sample.GET('/internal/active-authors', { headers }),
  );
const readFrom = (baseUrl: string) =>
  new ServiceClient({ service: 'sample', baseUrl, signer }).read({ userId }, socialInternalRoutes.listFriendIds, {
    userId,
  });

it.each([
  ['a call', callTo],
  ['a read', readFrom],
])('%s follows no redirect, so that the identity token goes to no other address', async (_, send) => {
  const received: string[] = [];
  const elsewhere = await listen((request, response) => {
    received.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"ids":[]}');
  });
  const baseUrl = await listen((request, response) => {
    response.writeHead(307, { location: elsewhere + request.url }).end();
  });
  await expect(send(baseUrl)).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(received).toEqual([]);
});

const register = (baseUrl: string) =>
  new ServiceClient({ service: 'sample', baseUrl, signer }).call({ userId: null }, (sample, headers) =>
    sample.POST('/internal/accounts/device-key', { headers, body: { username: 'mei' } }),
  );

describe('a call without a complete response', () => {
  const breakConnection: RequestListener = (request) => void request.socket.destroy();

  it('has an unknown outcome when it may have changed something', async () => {
    await expect(register(await listen(breakConnection))).rejects.toMatchObject({ code: 'outcome_unknown' });
    const unknown = '{"statusCode":503,"code":"outcome_unknown","message":"x"}';
    const passOn: RequestListener = (_, response) =>
      response.writeHead(503, { 'content-type': 'application/json' }).end(unknown);
    await expect(register(await listen(passOn))).rejects.toMatchObject({ code: 'outcome_unknown' });
  });

  it('has an unknown outcome when the body of its response breaks off', async () => {
    const breakOff = await listen((request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': 20 }).write('{"id"', () => {
        request.socket.destroy();
      });
    });
    await expect(register(breakOff)).rejects.toMatchObject({ code: 'outcome_unknown' });
    await expect(callTo(breakOff)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('has none when it was not sent, or reads', async () => {
    const closed = await listen(breakConnection);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(register(closed)).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(callTo(await listen(breakConnection))).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});

it('a call may have a response without a body', async () => {
  const baseUrl = await listen((_, response) => response.writeHead(204).end());
  await expect(register(baseUrl)).resolves.toBeUndefined();
});

describe('a read', () => {
  const respondWith = (status: number, body: string) =>
    listen((request, response) => {
      if (request.url === `/internal/friends/${userId}` && request.headers['x-memory-identity'])
        response.writeHead(status, { 'content-type': 'application/json' }).end(body);
      else response.writeHead(418).end('{}');
    });
  const notFound = '{"statusCode":404,"code":"user_not_found","message":"gone"}';

  it('returns the body of the response', async () => {
    await expect(readFrom(await respondWith(200, '{"ids":[]}'))).resolves.toEqual({ ids: [] });
  });

  it.each([
    ['an error of the request', 404, notFound, { name: 'ApiRequestError', status: 404, code: 'user_not_found' }],
    ['an error of the service', 500, notFound, { code: 'service_unavailable' }],
    ['a success of another route', 201, '{"ids":[]}', { code: 'service_unavailable' }],
    ['a part of a body', 200, '{"ids":[', { code: 'service_unavailable' }],
  ])('fails with %s', async (_, status, body, failure) => {
    await expect(readFrom(await respondWith(status, body))).rejects.toMatchObject(failure);
  });

  it('is sent again when the service closes the kept connection meanwhile', async () => {
    let requests = 0;
    const baseUrl = await listen((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      else response.writeHead(200, { 'content-type': 'application/json' }).end('{"ids":[]}');
    });
    const client = new ServiceClient({ service: 'sample', baseUrl, signer });
    const read = () => client.read({ userId }, socialInternalRoutes.listFriendIds, { userId });
    await read();
    await expect(read()).resolves.toEqual({ ids: [] });
    expect(requests).toBe(3);
  });

  it('fails when nothing listens', async () => {
    await expect(readFrom('http://127.0.0.1:1')).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
