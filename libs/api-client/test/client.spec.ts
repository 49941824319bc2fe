import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiRequestError, createApiClient, unwrapResponse } from '../src/index.ts';

let server: Server;
let respond: RequestListener;
let client: ReturnType<typeof createApiClient>;

beforeAll(async () => {
  server = createServer((request, response) => respond(request, response));
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  client = createApiClient({ baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => new Promise((closed) => void server.close(closed)));

const json =
  (status: number, body: unknown): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

describe('the client', () => {
  it('puts parameters into the address so that no character escapes its place', async () => {
    const asked: (string | undefined)[] = [];
    respond = (request, response) => {
      asked.push(request.url);
      json(200, {})(request, response);
    };
    await unwrapResponse(
      client.GET('/api/character-info/{character}', { params: { path: { character: '我/../们?' } } }),
    );
    await unwrapResponse(client.GET('/api/journal-entries', { params: { query: { limit: 5, cursor: 'a&b' } } }));
    expect(asked).toEqual([
      `/api/character-info/${encodeURIComponent('我/../们?')}`,
      '/api/journal-entries?limit=5&cursor=a%26b',
    ]);
  });

  it.each(['.', '..'])('sends nothing for a parameter that would lead to another route: %s', async (character) => {
    const asked: (string | undefined)[] = [];
    respond = (request, response) => {
      asked.push(request.url);
      json(200, {})(request, response);
    };
    await expect(
      unwrapResponse(client.GET('/api/character-info/{character}', { params: { path: { character } } })),
    ).rejects.toThrow(TypeError);
    expect(asked).toEqual([]);
  });

  it("raises the server's sentence, code and fields", async () => {
    respond = json(409, {
      statusCode: 409,
      code: 'username_taken',
      message: 'Taken.',
      errors: [{ path: 'username', message: 'x' }],
    });
    const registering = unwrapResponse(
      client.POST('/api/simple-register', { body: { username: 'mei', password: 'secret' } }),
    );
    await expect(registering).rejects.toMatchObject({
      status: 409,
      code: 'username_taken',
      message: 'Taken.',
      fields: [{ path: 'username' }],
    });
    await expect(registering).rejects.toBeInstanceOf(ApiRequestError);
  });

  it('still says something when the respond is not ours', async () => {
    respond = (_request, response) => void response.writeHead(502, 'Bad Gateway').end('<h1>nginx</h1>');
    await expect(unwrapResponse(client.GET('/api/simple-user'))).rejects.toMatchObject({
      status: 502,
      code: 'unknown',
      message: 'Bad Gateway',
    });
  });

  it('gives nothing for an respond without a body', async () => {
    respond = (_request, response) => void response.writeHead(204).end();
    await expect(unwrapResponse(client.POST('/api/simple-logout'))).resolves.toBeUndefined();
  });
});
