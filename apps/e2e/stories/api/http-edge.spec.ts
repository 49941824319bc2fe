import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, statusAndErrorCode, test, uniqueUsername } from '../../support/api/api-test.ts';

const path = '/api/journal-entries';

for (const [what, call, status] of [
  ['broken JSON', { raw: '{"title":', headers: { 'content-type': 'application/json' } }, 400],
  ['an empty body', { headers: { 'content-type': 'application/json' } }, 400],
  ['no body at all', {}, 400],
  ['null', { raw: 'null', headers: { 'content-type': 'application/json' } }, 400],
  ['a list', { body: [] }, 400],
  ['a prototype', { raw: '{"title":"x","__proto__":{"a":1}}', headers: { 'content-type': 'application/json' } }, 400],
  ['a form', { raw: 'title=x', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
  ['plain text', { raw: '{"title":"x"}', headers: { 'content-type': 'text/plain' } }, 415],
  ['a megabyte', { body: { title: 'x', content: 'x'.repeat(1_000_000) } }, 413],
] as const) {
  test(`${what} is rejected with ${status} in the common error format`, async ({ registerUser }) => {
    const { client } = await registerUser();
    const response = await client.send('POST', path, call);
    expect(response.status).toBe(status);
    expect(response.body).toMatchObject({
      statusCode: status,
      code: expect.stringMatching(/^[a-z_]+$/),
      message: expect.any(String),
    });
    expect((await client.get(path)).body).toEqual([]);
  });
}

test('unknown paths are 404 in JSON for every method', async ({ anonymous }) => {
  for (const [method, address] of [
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['GET', '/api'],
    ['GET', '/internal/accounts'],
    ['POST', '/internal/accounts'],
    ['DELETE', '/media'],
    ['PUT', '/api/nothing'],
  ] as const) {
    expect([
      address,
      ...statusAndErrorCode(await anonymous.send(method, address, { headers: { accept: 'text/html' } })),
    ]).toEqual([address, 404, 'not_found']);
  }
  expect((await anonymous.send('PUT', path, { body: {} })).status).toBeLessThan(500);
});

for (const address of [
  '/api/%',
  '/api/%E0%A4',
  '/api/journal-entries/%00',
  '/api/journal-entries/%ED%A0%80',
  '/api/shared/%',
  '/media/%',
  '/%ff',
]) {
  test(`the path ${address} is rejected in JSON`, async ({ registerUser }) => {
    const { client } = await registerUser();
    const response = await client.get(address, { accept: 'text/html' });
    expect([400, 404]).toContain(response.status);
    expect(response.body).toMatchObject({ statusCode: response.status, code: expect.any(String) });
  });
}

for (const address of [
  String.raw`/media/.\..\internal\jobs`,
  String.raw`/media/.\..\metrics`,
  '/media/%2e%2e%2fmetrics',
  '/media/%252e%252e%252finternal%252fjobs',
  '/health/%2e%2e/metrics',
]) {
  test(`the path ${address} is not found`, async ({ baseURL }) => {
    const socket = connect(Number(new URL(baseURL ?? '').port), 'localhost');
    socket.write(`GET ${address} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 400 /);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 400, code: 'invalid_address' });
  });
}

test('malformed HTTP is rejected in the common error format', async ({ baseURL }) => {
  const socket = connect(Number(new URL(baseURL ?? '').port), 'localhost');
  socket.write(`GET / HTTP/1.1\r\nhost: x\r\ncookie: ${'x'.repeat(40_000)}\r\n\r\n`);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  expect(head).toMatch(/^HTTP\/1\.1 431 /);
  expect(JSON.parse(body)).toMatchObject({ statusCode: 431, code: 'headers_too_large' });
});

test('HEAD is GET without a body; OPTIONS allows no other origin', async ({ anonymous, registerUser }) => {
  const { client } = await registerUser();
  const [head, get] = [await client.send('HEAD', path), await client.get(path)];
  expect([head.status, head.body, head.headers.get('content-type')]).toEqual([
    200,
    '',
    get.headers.get('content-type'),
  ]);
  const optionsResponse = await anonymous.send('OPTIONS', path, {
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
  });
  expect(optionsResponse.status).toBeLessThan(500);
  for (const response of [optionsResponse, await client.get(path, { origin: 'https://elsewhere.example' })]) {
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('pages behind share links are not indexed', async ({ anonymous }) => {
  const page = await anonymous.get('/shared/abc', { accept: 'text/html' });
  expect([page.status, page.headers.get('x-robots-tag'), page.headers.get('referrer-policy')]).toEqual([
    200,
    'noindex',
    'no-referrer',
  ]);
});

test('a response has its request id and is not cacheable', async ({ anonymous }) => {
  const id = uniqueUsername();
  const response = await anonymous.get('/api/public-timeline', { 'x-request-id': id });
  expect([response.headers.get('x-request-id'), response.headers.get('cache-control')]).toEqual([id, 'no-store']);
  expect((await anonymous.get('/api/config', { 'x-request-id': 'a b' })).headers.get('x-request-id')).not.toBe('a b');
});

test('public endpoints match the OpenAPI document', async ({ anonymous }) => {
  const health = await anonymous.get('/api/health');
  expect([health.status, health.body]).toMatchObject([
    200,
    { status: 'ok', services: { journal: 'ok', media: 'ok', language: 'ok', social: 'ok' } },
  ]);
  expect((await anonymous.get('/api/config')).body).toMatchObject({ replacePin: '1234', oidcProviderName: 'Replit' });
  const description = (await anonymous.get('/api/openapi.json')).body as { openapi: string };
  expect(description.openapi).toMatch(/^3\.1/);
  const docs = await anonymous.get('/api/docs', { accept: 'text/html' });
  expect([docs.status, docs.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
});
