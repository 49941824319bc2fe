import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { createSigningKey } from '@memory/service-kit/signing-keys';
import { runAdmin } from './run-admin.ts';

describe('the storage quota', () => {
  const userId = '0197a3f0-0000-7000-8000-000000000001';
  const GB = 1024 ** 3;
  let stored: { usedBytes: number; quotaBytes: number; isDefaultQuota: boolean };
  let requests: string[];
  let services: Server;
  let env: NodeJS.ProcessEnv;

  /** Responds as social-svc and media-svc do. */
  async function respond(request: IncomingMessage): Promise<[number, object]> {
    requests.push(`${request.method} ${request.url}`);
    if (!request.headers['x-memory-identity']) return [401, { code: 'unauthenticated_caller', message: 'refused' }];
    if (request.url === '/internal/accounts?username=mei') return [200, { id: userId, username: 'mei' }];
    if (request.url !== `/internal/people/${userId}/storage`)
      return [404, { code: 'user_not_found', message: 'nobody' }];
    if (request.method === 'PATCH') {
      const { quotaBytes } = (await json(request)) as { quotaBytes: number | null };
      stored = { ...stored, quotaBytes: quotaBytes ?? 2 * GB, isDefaultQuota: quotaBytes === null };
    }
    return [200, stored];
  }
  beforeAll(async () => {
    services = createServer(async (request, response) => {
      const [status, body] = await respond(request);
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
    services.listen(0, '127.0.0.1');
    await once(services, 'listening');
    const url = `http://127.0.0.1:${(services.address() as AddressInfo).port}`;
    env = { SIGNING_KEY: createSigningKey(), REDIS_URL: 'redis://unused', SOCIAL_URL: url, MEDIA_URL: url };
  });
  afterAll(() => void services.close());
  beforeEach(() => {
    stored = { usedBytes: 1.25 * GB, quotaBytes: 2 * GB, isDefaultQuota: true };
    requests = [];
  });

  it('of a user is shown with the usage', async () => {
    expect(await runAdmin(['storage:show', 'mei'], env)).toEqual({
      code: 0,
      out: 'mei uses 1.3 GB of 2 GB (the default).\n',
      err: '',
    });
  });

  it('can be increased, decreased and reset to the default', async () => {
    expect(await runAdmin(['storage:set', 'mei', '5GB'], env)).toMatchObject({
      code: 0,
      out: 'mei uses 1.3 GB of 5 GB (a quota of their own).\n',
    });
    expect(stored.quotaBytes).toBe(5 * GB);
    expect((await runAdmin(['storage:set', 'mei', '500mb'], env)).out).toMatch(
      /^mei uses 1\.3 GB of 500 MB \(a quota of their own\)\. Uploads are refused/,
    );
    expect(await runAdmin(['storage:set', 'mei', 'default'], env)).toMatchObject({
      code: 0,
      out: 'mei uses 1.3 GB of 2 GB (the default).\n',
    });
  });

  it.each(['5', '-5GB'])('of %j is rejected without a request to a service', async (size) => {
    expect(await runAdmin(['storage:set', '--', 'mei', size], env)).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(`"${size}" is not a size. Write it like 500MB, 5GB or 1TB`),
    });
    expect(requests).toEqual([]);
  });

  it('of an unknown user is rejected', async () => {
    expect(await runAdmin(['storage:show', 'nobody'], env)).toMatchObject({
      code: 1,
      err: expect.stringContaining('There is no account nobody'),
    });
  });
});
