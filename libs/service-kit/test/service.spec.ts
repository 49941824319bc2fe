import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { z } from 'zod';
import { responseJsonSchema } from '../src/http/implements-route.decorator.ts';
import { MetricsServer } from '../src/index.ts';
import { createIdentityHeaders } from '../src/testing/index.ts';
import { identityOf, startSample } from './sample-service.ts';

let app: NestFastifyApplication;
beforeAll(async () => {
  app = await startSample();
});
afterAll(() => app.close());

const greet = async (options: { headers?: Record<string, string>; payload?: string }) =>
  app.inject({
    method: 'POST',
    url: '/api/greetings/1',
    headers: { 'content-type': 'application/json', ...(options.headers ?? (await identityOf('mei'))) },
    payload: options.payload ?? '{"name":"你好"}',
  });

describe('a compiled response', () => {
  it('has no undeclared properties, whatever the success status, also in production, where values are not checked', async () => {
    const production = await startSample(undefined, undefined, 'production');
    const read = async (service: NestFastifyApplication, name: string) =>
      service.inject({ url: `/api/profiles/${name}`, headers: await identityOf(null) });
    const words = [{ word: '朋友"\\\n\u2028', times: 1 }];
    for (const service of [app, production]) {
      const response = await read(service, 'mei');
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.json()).toEqual({ name: 'mei', level: null, words, motto: null });
      const again = await read(service, 'seen-before');
      expect([again.statusCode, again.json()]).toEqual([202, { name: 'seen-before', level: null, words, motto: null }]);
      expect((await read(service, 'incomplete')).json()).toMatchObject({ statusCode: 500, code: 'internal' });
    }
    expect((await read(app, 'invalid')).statusCode).toBe(500);
    expect((await read(production, 'invalid')).statusCode).toBe(200);
    await production.close();
  });

  it('is a response whose form needs no checks at runtime', () => {
    expect(responseJsonSchema(z.object({ value: z.string().nullable() }))).not.toBeNull();
    expect(responseJsonSchema(z.object({ value: z.union([z.string(), z.int()]) }))).toBeNull();
    expect(responseJsonSchema(z.array(z.object({ value: z.record(z.string(), z.string()) })))).toBeNull();
  });
});

describe('a service', () => {
  it('implements a contract and strips undeclared properties from the response', async () => {
    const response = await greet({});
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ greeting: '你好 mei' });
    const list = await app.inject({ url: '/api/greetings', headers: await identityOf(null) });
    expect(list.json()).toEqual([{ greeting: 'nobody' }]);
  });

  it('rejects requests without a valid identity token, except the health check', async () => {
    expect((await greet({ headers: {} })).json()).toMatchObject({ statusCode: 401, code: 'unauthenticated_caller' });
    expect((await greet({ headers: { 'x-memory-identity': 'forged' } })).statusCode).toBe(401);
    expect((await app.inject({ url: '/health' })).json()).toEqual({ status: 'ok', state: 'ready' });
  });

  it.each([
    ['a browser on an internal route', '/internal/count', { caller: 'gateway', use: 'browser' }, 401],
    ['a listed caller on an internal route', '/internal/count', { caller: 'gateway', use: 'internal' }, 200],
    ['a caller that is not listed', '/internal/count', { caller: 'media-svc', use: 'internal' }, 401],
    ['a service on a public route', '/api/greetings', { caller: 'gateway', use: 'internal' }, 401],
    ['a browser on a public route', '/api/greetings', { caller: 'gateway', use: 'browser' }, 200],
    ['a browser on a route without a contract', '/api/undeclared', { caller: 'gateway', use: 'browser' }, 401],
    ['a service on a route without a contract', '/api/undeclared', { caller: 'admin', use: 'internal' }, 401],
    ['a browser on the health check', '/health', { caller: 'gateway', use: 'browser' }, 401],
  ] as const)('lets %s in or not, as the contract says', async (_, url, signature, status) => {
    const headers = await createIdentityHeaders({ service: 'sample', userId: 'mei', ...signature });
    expect((await app.inject({ url, headers })).statusCode).toBe(status);
  });

  it('serves metrics on a separate port', async () => {
    expect((await app.inject({ url: '/metrics', headers: await identityOf('mei') })).statusCode).toBe(404);
    const response = await fetch(`${app.get(MetricsServer).url}/metrics`);
    expect([response.status, await response.text()]).toEqual([
      200,
      expect.stringContaining('process_cpu_seconds_total'),
    ]);
  });

  it('gives a sign of life on that port', async () => {
    expect((await fetch(`${app.get(MetricsServer).url}/live`)).status).toBe(204);
    expect((await app.inject({ url: '/live', headers: await identityOf('mei') })).statusCode).toBe(404);
  });

  it.each([
    ['the contract', '/api/own-greetings', [{ greeting: 'mei' }]],
    ['the handler', '/api/name', { name: 'mei' }],
  ])('responds with 401 to an anonymous viewer where %s requires sign-in', async (_, url, response) => {
    expect((await app.inject({ url, headers: await identityOf(null) })).json()).toMatchObject({
      statusCode: 401,
      code: 'not_signed_in',
    });
    expect((await app.inject({ url, headers: await identityOf('mei') })).json()).toEqual(response);
  });

  it('reports each invalid field', async () => {
    const response = await greet({ payload: '{"name":"far too long a name"}' });
    expect(response.json()).toMatchObject({ statusCode: 400, code: 'invalid_request', errors: [{ path: 'name' }] });
  });

  it('reports invalid fields in the requested language', async () => {
    const headers = { ...(await identityOf('mei')), 'content-type': 'application/json', 'accept-language': 'zh' };
    const response = await greet({ payload: '{"name":"far too long a name"}', headers });
    expect(response.json()).toMatchObject({
      errors: [{ path: 'name', message: expect.stringMatching(/\p{Script=Han}/u) as string }],
    });
  });

  it.each([
    ['broken JSON', { payload: '{"name":', type: undefined }, 400, 'malformed_body'],
    ['another content type', { payload: 'name=x', type: 'text/plain' }, 415, 'unsupported_type'],
    [
      'a body over the limit',
      { payload: JSON.stringify({ name: 'x'.repeat(600_000) }), type: undefined },
      413,
      'too_large',
    ],
  ])('rejects %s with an API error', async (_, { payload, ...rest }, status, code) => {
    const type = { 'content-type': rest.type ?? 'application/json' };
    const response = await greet({ payload, headers: { ...(await identityOf('mei')), ...type } });
    expect(response.json()).toMatchObject({ statusCode: status, code });
    expect(response.statusCode).toBe(status);
  });

  it('hides internal errors and responds in the requested language', async () => {
    const headers = { ...(await identityOf('mei')), 'accept-language': 'zh-CN,zh;q=0.9,en;q=0.5' };
    const response = await app.inject({ method: 'POST', url: '/api/broken', headers });
    expect(response.json()).toEqual({ statusCode: 500, code: 'internal', message: '我们这边出了点问题，请再试一次。' });
  });

  it.each(['%', '%ED%A0%80', 'x'.repeat(301)])('rejects a malformed URL (%.20s) with an API error', async (id) => {
    const response = await app.inject({
      method: 'POST',
      url: `/api/greetings/${id}`,
      headers: await identityOf('mei'),
    });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      statusCode: 400,
      code: expect.any(String) as string,
      message: expect.any(String) as string,
    });
  });

  it('responds to an unknown path with 404 and the request id', async () => {
    const response = await app.inject({ url: '/nowhere', headers: { 'x-request-id': 'request-0001' } });
    expect(response.json()).toMatchObject({ statusCode: 404, code: 'not_found' });
    expect(response.headers['x-request-id']).toBe('request-0001');
  });
});
