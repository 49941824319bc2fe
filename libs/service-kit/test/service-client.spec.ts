import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { internalRoutes } from '@memory/contracts';
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
const clientOf = (baseUrl: string) => new ServiceClient({ service: 'sample', baseUrl, signer });
const read = (baseUrl: string, client = clientOf(baseUrl)) =>
  client.call({ userId }, internalRoutes.listFriendIds, { params: { userId } });
const change = (baseUrl: string, client = clientOf(baseUrl)) =>
  client.call({ userId: null }, internalRoutes.setSecondFactorRequirement, {
    params: { userId },
    body: { required: true },
  });

const respondWith =
  (status: number, body: string): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);

it('a call sends what the contract of its route says, and the identity of the viewer', async () => {
  const received: unknown[] = [];
  const baseUrl = await listen(async ({ method, url, headers }, response) => {
    const body = Buffer.concat(await response.req.toArray()).toString();
    const { 'idempotency-key': key, 'x-memory-identity': identity, 'content-type': type } = headers;
    received.push({ method, url, body, key, type, hasIdentity: identity !== undefined });
    respondWith(200, '{"ids":[],"texts":[],"next":null}')(response.req, response);
  });
  await read(baseUrl);
  await clientOf(baseUrl).call({ userId }, internalRoutes.listOwnTexts, { query: { cursor: 'a&b' } });
  const body = { after: null, ids: [userId] };
  await clientOf(baseUrl).call({ userId }, internalRoutes.listDataOwners, { body }, { idempotencyKey: 'key' });
  const common = { key: undefined, type: undefined, body: '', hasIdentity: true };
  expect(received).toEqual([
    { ...common, method: 'GET', url: `/internal/friends/${userId}` },
    { ...common, method: 'GET', url: '/internal/own-texts?cursor=a%26b' },
    {
      ...common,
      method: 'POST',
      url: '/internal/integrity/data-owners',
      body: JSON.stringify(body),
      key: 'key',
      type: 'application/json',
    },
  ]);
});

it('a call returns the body of the response, also without one', async () => {
  await expect(read(await listen(respondWith(200, '{"ids":["丽"]}')))).resolves.toEqual({ ids: ['丽'] });
  const withoutBody = await listen((_, response) => response.writeHead(204).end());
  await expect(
    clientOf(withoutBody).call({ userId }, internalRoutes.resetSecondFactor, { params: { userId } }),
  ).resolves.toBeUndefined();
});

it('a call follows no redirect, so that the identity token goes to no other address', async () => {
  const received: string[] = [];
  const elsewhere = await listen((request, response) => {
    received.push(request.url ?? '');
    respondWith(200, '{"ids":[]}')(request, response);
  });
  const baseUrl = await listen((request, response) => {
    response.writeHead(307, { location: elsewhere + request.url }).end();
  });
  await expect(read(baseUrl)).rejects.toMatchObject({ code: 'service_unavailable' });
  await expect(change(baseUrl)).rejects.toMatchObject({ code: 'service_unavailable' });
  expect(received).toEqual([]);
});

const notFound = '{"statusCode":404,"code":"user_not_found","message":"gone"}';
it.each([
  ['an error of the request', 404, notFound, { name: 'ApiRequestError', status: 404, code: 'user_not_found' }],
  ['an error of the service', 500, notFound, { code: 'service_unavailable' }],
  ['an error that is none of this product', 404, '{}', { code: 'service_unavailable' }],
  ['a success of another route', 201, '{"ids":[]}', { code: 'service_unavailable' }],
  ['a body that is no JSON', 200, '{"ids":[', { code: 'service_unavailable' }],
])('a call fails with %s', async (_, status, body, failure) => {
  await expect(read(await listen(respondWith(status, body)))).rejects.toMatchObject(failure);
});

describe('a call without a complete response', () => {
  const breakConnection: RequestListener = (request) => void request.socket.destroy();
  const breakOff: RequestListener = (request, response) =>
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 20 }).write('{"id"', () => {
      request.socket.destroy();
    });

  it.each([
    ['the connection breaks', breakConnection],
    ['the body breaks off', breakOff],
    ['the outcome of a call behind it is', respondWith(503, '{"code":"outcome_unknown","message":"x"}')],
  ])('has an unknown outcome when it may have changed something and %s', async (_, listener) => {
    await expect(change(await listen(listener))).rejects.toMatchObject({ code: 'outcome_unknown' });
  });

  it.each([
    ['the connection breaks', breakConnection],
    ['the body breaks off', breakOff],
  ])('has none when it reads and %s', async (_, listener) => {
    await expect(read(await listen(listener))).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('has none when nothing listens', async () => {
    const closed = await listen(breakConnection);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    await expect(change(closed)).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(read(closed)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('has none when no connection by TLS can be made', async () => {
    const withoutTls = (await listen(respondWith(200, '{"deviceKey":"x"}'))).replace('http:', 'https:');
    await expect(change(withoutTls)).rejects.toMatchObject({ code: 'service_unavailable' });
  });

  it('ends after its timeout, and when it is aborted', async () => {
    const silent = await listen(() => undefined);
    const call = (options: { timeoutMs?: number; signal?: AbortSignal }) =>
      clientOf(silent).call({ userId }, internalRoutes.listFriendIds, { params: { userId } }, options);
    await expect(call({ timeoutMs: 20 })).rejects.toMatchObject({ code: 'service_unavailable' });
    await expect(call({ signal: AbortSignal.abort(), timeoutMs: 600_000 })).rejects.toMatchObject({
      code: 'service_unavailable',
    });
  });
});

describe('a kept connection that the service closes as the next request is sent', () => {
  const closeAtSecond = async () => {
    let requests = 0;
    const baseUrl = await listen((request, response) => {
      requests += 1;
      if (requests === 2) request.socket.destroy();
      else respondWith(200, '{"ids":[],"deviceKey":"x"}')(request, response);
    });
    return { baseUrl, countRequests: () => requests };
  };

  it('a read is sent again', async () => {
    const { baseUrl, countRequests } = await closeAtSecond();
    const client = clientOf(baseUrl);
    await read(baseUrl, client);
    await expect(read(baseUrl, client)).resolves.toMatchObject({ ids: [] });
    expect(countRequests()).toBe(3);
  });

  it('a change is not, because it may have been made', async () => {
    const { baseUrl, countRequests } = await closeAtSecond();
    const client = clientOf(baseUrl);
    await read(baseUrl, client);
    await expect(change(baseUrl, client)).rejects.toMatchObject({ code: 'outcome_unknown' });
    expect(countRequests()).toBe(2);
  });

  it('a change is that has the same effect twice', async () => {
    const { baseUrl, countRequests } = await closeAtSecond();
    const client = clientOf(baseUrl);
    await read(baseUrl, client);
    const body = { after: null, ids: [userId] };
    await client.call({ userId }, internalRoutes.listDataOwners, { body }, { isRepeatable: true });
    expect(countRequests()).toBe(3);
  });
});
