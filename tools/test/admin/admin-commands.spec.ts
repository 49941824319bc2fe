import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { moveToDeadLetter, type DeadLetterStream } from '@memory/event-bus/dead-letters';
import { createSigningKey } from '@memory/service-kit/signing-keys';
import { startTestRedis, type TestRedis } from '@memory/testing';
import { Redis } from 'ioredis';
import { lockDataDir } from '../../stack/lock-data-dir.ts';
import { readRunningInstallation, writeRunningInstallation } from '../../stack/running-installation.ts';

let server: TestRedis;
let redis: Redis;
beforeAll(async () => {
  server = await startTestRedis();
  redis = new Redis(server.url);
});
afterAll(async () => {
  redis.disconnect();
  await server.stop();
});
beforeEach(() => redis.flushall());

/** Runs `npm run admin -- …` without npm. */
async function runAdmin(
  args: string[],
  env: NodeJS.ProcessEnv = { SIGNING_KEY: createSigningKey(), REDIS_URL: server.url },
) {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', join(import.meta.dirname, '../../admin.ts'), ...args],
    {
      env: { PATH: process.env.PATH, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), exited]);
  return { out, err, code };
}

/** Publishes an event and moves it to the dead letters of a consumer group. @returns the id of the dead letter */
async function createDeadLetter({ producer, group }: DeadLetterStream, event: object, error: string): Promise<string> {
  const stream = `events:${producer}`;
  const body = JSON.stringify(event);
  const id = (await redis.xadd(stream, '*', 'event', body)) ?? '';
  await moveToDeadLetter(redis, group, { stream, id, envelopeJson: body }, 12, error);
  return (await redis.xrevrange(`${stream}:dead:${group}`, '+', '-', 'COUNT', 1))[0]?.[0] ?? '';
}

describe('npm run admin', () => {
  it('lists the commands, and shows the usage of each', async () => {
    const help = await runAdmin(['help']);
    expect(help).toMatchObject({ code: 0, err: '' });
    expect(help.out).toMatch(/dead-letters:list +Lists/);
    expect(await runAdmin(['dead-letters:replay', '--help'])).toMatchObject({
      code: 0,
      out: expect.stringContaining('--all'),
    });
  });

  it.each([[['dead-letters:unknown']], [['dead-letters:list', 'something']], [['dead-letters:list', '--everything']]])(
    'prints the usage without a stack trace, and exits with 2, for %j',
    async (args) => {
      const { code, out, err } = await runAdmin(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toMatch(/^✗ .*\n\nUsage: /s);
      expect(err).not.toMatch(/^ +at /m);
    },
  );

  it('reports that nothing is running, or that Redis does not respond', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-admin-'));
    const nothing = await runAdmin(['dead-letters:list'], { DATA_DIR: folder });
    expect(nothing).toMatchObject({ code: 1, err: expect.stringContaining(`Nothing is running in ${folder}`) });
    const silent = await runAdmin(['dead-letters:list'], {
      SIGNING_KEY: createSigningKey(),
      REDIS_URL: 'redis://127.0.0.1:1',
    });
    expect(silent).toMatchObject({ code: 1, err: expect.stringContaining('Redis does not answer') });
    rmSync(folder, { recursive: true });
  });
});

describe('dead letters', () => {
  const place: DeadLetterStream = { producer: 'social', group: 'journal-svc' };
  const event = { id: 'e-1', type: 'profile.updated', data: { username: 'Xiaohong' } };

  it('are listed with their error, and with their content only on request', async () => {
    expect(await runAdmin(['dead-letters:list'])).toMatchObject({ code: 0, out: 'There are no dead letters.\n' });
    const id = await createDeadLetter(place, event, 'the database is full');
    const { out } = await runAdmin(['dead-letters:list']);
    expect(out).toContain(`social/journal-svc/${id}\n  profile.updated, given up after 12 deliveries`);
    expect(out).toContain('the database is full');
    expect(out).not.toContain('Xiaohong');
    expect((await runAdmin(['dead-letters:list', '--show-events'])).out).toContain('Xiaohong');
  });

  it('are replayed one by one, or all of them', async () => {
    const ids = [
      await createDeadLetter(place, event, 'x'),
      await createDeadLetter(place, event, 'x'),
      await createDeadLetter({ producer: 'media', group: 'journal-svc' }, event, 'x'),
    ];
    expect(await runAdmin(['dead-letters:replay', `social/journal-svc/${ids[0]}`])).toMatchObject({ code: 0 });
    expect(await redis.xlen('events:social:dead:journal-svc')).toBe(1);
    expect(await runAdmin(['dead-letters:replay', '--all'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^2 put back/),
    });
    expect([
      await redis.xlen('events:social:replay:journal-svc'),
      await redis.xlen('events:media:replay:journal-svc'),
    ]).toEqual([2, 1]);
  });

  it.each([[['social/journal-svc/1-1']], [['profile.updated']], [[]]])(
    'reports that %j names no dead letter',
    async (names) => {
      expect(await runAdmin(['dead-letters:replay', ...names])).toMatchObject({
        code: 1,
        err: expect.stringMatching(/✗ .*dead letter/),
      });
    },
  );
});

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
    env = { SIGNING_KEY: createSigningKey(), REDIS_URL: server.url, SOCIAL_URL: url, MEDIA_URL: url };
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
      err: expect.stringContaining('There is nobody called nobody'),
    });
  });
});

describe('the addresses of a running installation', () => {
  const running = {
    redisUrl: 'redis://:secret@127.0.0.1:1',
    addresses: { 'social-svc': 'http://127.0.0.1:2' },
    metrics: {},
  };

  it('can be read while it runs, and not afterwards', () => {
    const folder = mkdtempSync(join(tmpdir(), 'memory-running-'));
    const unlock = lockDataDir(folder);
    const deleteFile = writeRunningInstallation(folder, running);
    expect(readRunningInstallation(folder)).toEqual(running);
    unlock();
    expect(readRunningInstallation(folder)).toBeUndefined();
    const unlockAgain = lockDataDir(folder);
    deleteFile();
    expect(readRunningInstallation(folder)).toBeUndefined();
    unlockAgain();
    rmSync(folder, { recursive: true });
  });
});
