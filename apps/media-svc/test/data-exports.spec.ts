import type { ServerResponse } from 'node:http';
import type { DataExport } from '@memory/contracts';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, securityRecorded } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { createService } from '@memory/service-kit';
import { eventually, unzip } from '@memory/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { AppModule } from '../src/app.module.ts';
import { DeleteEndedExports } from '../src/export/delete-ended-exports.ts';
import { type ExportPeer, startExportPeer } from './export-peer.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let peers: ExportPeer[];
let media: MediaApp;
let replica: NestFastifyApplication;
let replicaUrl: string;
let redis: Redis;
/** While a test holds it back, the part of language-svc is not sent, and an export is as slow as that of a slow client. */
let held: ServerResponse[] = [];
beforeAll(async () => {
  const names = ['social-svc', 'journal-svc', 'language-svc'] as const;
  peers = await Promise.all(names.map((name) => startExportPeer(name, {})));
  const [social, journal, language] = peers.map(({ url }) => url) as [string, string, string];
  media = await startMediaApp({ SOCIAL_URL: social, JOURNAL_URL: journal, LANGUAGE_URL: language });
  const { config } = media;
  replica = await createService({ name: 'media-svc', module: AppModule.forRoot(config), config });
  await replica.listen(0, '127.0.0.1');
  replicaUrl = await replica.getUrl();
  redis = new Redis(media.redisUrl);
});
afterEach(() => {
  release();
  peers[0]!.respond = sendPart;
  peers[1]!.isUsed = () => true;
  peers[2]!.respond = sendPart;
});
afterAll(async () => {
  redis.disconnect();
  await replica.close();
  await media.stop();
  await Promise.all(peers.map((peer) => peer.stop()));
});

const sendPart = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
function holdExports(): void {
  peers[2]!.respond = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    held.push(response);
  };
}
function release(): void {
  for (const response of held) response.end('}');
  held = [];
}

const request = async (userId: string | null, path: string, init: RequestInit = {}, url = media.url) =>
  fetch(`${url}${path}`, { ...init, headers: { ...init.headers, ...(await media.identity(userId)) } });
const reserve = (userId: string) => request(userId, '/api/exports', { method: 'POST' });
const reserved = async (userId: string) => (await (await reserve(userId)).json()) as DataExport;
const cancel = (userId: string, id: string) => request(userId, `/api/exports/${id}`, { method: 'DELETE' });
const list = async (userId: string) => (await (await request(userId, '/api/exports')).json()) as DataExport[];
const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
/** Starts an export of this user and leaves it. */
const canExport = async (userId: string): Promise<void> => {
  const leave = new AbortController();
  const { status } = await request(userId, '/api/export', { signal: leave.signal });
  leave.abort();
  expect(status).toBe(200);
};

describe('a third export of a user at a time', () => {
  it('gets 429 at every replica, until one has ended; other users are not affected', async () => {
    holdExports();
    const mei = newUserId();
    const first = await request(mei, '/api/export');
    const second = await request(mei, '/api/export', {}, replicaUrl);
    for (const url of [media.url, replicaUrl]) {
      const third = await request(mei, '/api/export', {}, url);
      expect([third.status, third.headers.get('retry-after')]).toEqual([429, '30']);
      expect(await codeOf(third)).toBe('too_many_data_exports');
    }
    expect((await reserve(mei)).status).toBe(429);
    await canExport(newUserId());

    release();
    for (const response of [first, second]) expect((await unzip(await response.bytes())).size).toBe(5);
    await eventually(() => canExport(mei));
    expect((await list(mei)).map(({ state }) => state)).toContain('finished');
  });

  it('is rejected also when all are requested at the same moment', async () => {
    holdExports();
    const mei = newUserId();
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, number) =>
        request(mei, '/api/export', {}, number % 2 === 0 ? media.url : replicaUrl),
      ),
    );
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(4);
  });

  it('is possible after the client of another one has left, after a failure, and when its process was killed', async () => {
    holdExports();
    const mei = newUserId();
    const leave = new AbortController();
    await request(mei, '/api/export', { signal: leave.signal });
    await media.database.dataExport.create({
      data: { id: uuidv7(), ownerId: mei, state: 'running', expiresAt: new Date(Date.now() + 3_600_000) },
    });
    expect((await request(mei, '/api/export')).status).toBe(429);
    leave.abort();
    const failing = await eventually(async () => {
      const response = await request(mei, '/api/export');
      expect(response.status).toBe(200);
      return response;
    });
    for (const response of held.splice(0)) response.destroy();
    await expect(failing.bytes()).rejects.toThrow('terminated');
    await eventually(() => canExport(mei));

    // Nobody renews the other one.
    await eventually(async () => expect((await list(mei)).filter(({ state }) => state === 'running')).toHaveLength(1));
    await request(mei, '/api/export');
    expect((await request(mei, '/api/export')).status).toBe(429);
    await media.database
      .$executeRaw`UPDATE data_export SET expires_at = now() WHERE owner_id = ${mei}::uuid AND expires_at > now() + interval '31 seconds'`;
    await canExport(mei);
  });

  it('is rejected while cancelled ones are not closed yet', async () => {
    const mei = newUserId();
    const cancelled = { ownerId: mei, state: 'cancelled', expiresAt: new Date(Date.now() + 60_000) } as const;
    await media.database.dataExport.createMany({ data: [uuidv7(), uuidv7()].map((id) => ({ id, ...cancelled })) });
    expect(await list(mei)).toEqual([]);
    expect((await request(mei, '/api/export')).status).toBe(429);
  });

  it('does not count when it failed before its first byte', async () => {
    const mei = newUserId();
    peers[0]!.respond = (response) => response.writeHead(500).end();
    for (let count = 0; count < 3; count += 1) expect((await request(mei, '/api/export')).status).toBe(503);
  });

  it('is not the export of an administrator', async () => {
    holdExports();
    const mei = newUserId();
    for (let count = 0; count < 2; count += 1) await request(mei, '/api/export');
    const leave = new AbortController();
    const archive = await media.request(null, `/internal/people/${mei}/archive`, { signal: leave.signal });
    leave.abort();
    expect(archive.status).toBe(200);
  });
});

describe('a running export', () => {
  it('is renewed, and says how much of the total was sent', async () => {
    const mei = newUserId();
    const { file } = await media.uploadAccepted(mei, 'audio', await generateRecording('wav'));
    const unused = await media.uploadAccepted(mei, 'audio', await generateRecording('wav'));
    peers[1]!.isUsed = (id) => id !== unused.file.id;
    holdExports();
    const { id, ...totals } = await reserved(mei);
    expect(totals).toEqual({ state: 'reserved', totalFiles: 1, totalBytes: file.bytes, sentFiles: 0, sentBytes: 0 });
    const response = await request(mei, `/api/export?id=${id}`);
    expect(await list(mei)).toMatchObject([{ id, state: 'running', totalFiles: 1, totalBytes: file.bytes }]);
    const expiresAt = async () => (await media.database.dataExport.findUniqueOrThrow({ where: { id } })).expiresAt;
    const before = await expiresAt();
    await eventually(async () => expect((await expiresAt()).getTime()).toBeGreaterThan(before.getTime()));
    release();
    await response.bytes();
    await eventually(async () =>
      expect(await list(mei)).toEqual([
        { id, state: 'finished', totalFiles: 1, totalBytes: file.bytes, sentFiles: 1, sentBytes: file.bytes },
      ]),
    );
  });

  it('occupies no connection to the database', async () => {
    holdExports();
    const users = Array.from({ length: 8 }, newUserId);
    const exports = users.flatMap((user) => [user, user]).map((user) => request(user, '/api/export'));
    expect((await Promise.all(exports)).filter(({ status }) => status === 200)).toHaveLength(16);
    expect((await request(newUserId(), '/api/storage')).status).toBe(200);
  });

  it('is ended without the end of its archive when it is cancelled, and then counts no longer', async () => {
    holdExports();
    const mei = newUserId();
    const [first] = [await request(mei, '/api/export'), await request(mei, '/api/export', {}, replicaUrl)];
    const running = await list(mei);
    // Those of other users are not found.
    expect(await codeOf(await cancel(newUserId(), running[1]!.id))).toBe('data_export_not_found');
    expect((await cancel(mei, running[1]!.id)).status).toBe(204);
    expect(await list(mei)).toHaveLength(1);
    await expect(first.bytes()).rejects.toThrow('terminated');
    await eventually(() => canExport(mei));
    expect((await cancel(mei, running[1]!.id)).status).toBe(404);
  });

  it('fails at its end when the account was deleted meanwhile', async () => {
    holdExports();
    const mei = newUserId();
    const response = await request(mei, '/api/export');
    peers[0]!.respond = (account) => account.writeHead(404).end();
    release();
    await expect(response.bytes()).rejects.toThrow('terminated');
    expect((await request(mei, '/api/export')).status).toBe(404);
  });

  it('is ended by the erasure of its owner, and leaves no row', async () => {
    holdExports();
    const [mei, li] = [newUserId(), newUserId()];
    const [ended, other] = [await request(mei, '/api/export'), await request(li, '/api/export')];
    // It is ended before the first file is deleted.
    await media.uploadAccepted(mei, 'audio', await generateRecording('wav'));
    const store = media.app.get<ObjectStore>(OBJECT_STORE);
    const remove = store.delete.bind(store);
    const terminated = Promise.withResolvers<void>();
    store.delete = async (key) => {
      await terminated.promise;
      await remove(key);
    };
    await publishEnvelopes(redis, 'social', [createEnvelope(accountDeleted, { entityId: mei, data: { userId: mei } })]);
    await expect(ended.bytes()).rejects.toThrow('terminated');
    terminated.resolve();
    await eventually(async () => expect(await media.database.dataExport.count({ where: { ownerId: mei } })).toBe(0));
    release();
    expect((await unzip(await other.bytes())).size).toBe(5);
  });
});

describe('a reserved export', () => {
  it('counts, and is sent once, to its owner', async () => {
    const mei = newUserId();
    const [{ id }] = [await reserved(mei), await reserved(mei)];
    expect(await codeOf(await reserve(mei))).toBe('too_many_data_exports');
    expect(await codeOf(await request(newUserId(), `/api/export?id=${id}`))).toBe('data_export_not_found');
    const archive = await request(mei, `/api/export?id=${id}`);
    expect((await unzip(await archive.bytes())).size).toBe(5);
    const repeated = await request(mei, `/api/export?id=${id}`);
    expect([repeated.status, await codeOf(repeated)]).toEqual([404, 'data_export_not_found']);
  });

  it('can be cancelled, and expires', async () => {
    const mei = newUserId();
    const [first, second] = [await reserved(mei), await reserved(mei)];
    expect((await cancel(mei, first.id)).status).toBe(204);
    expect((await request(mei, `/api/export?id=${first.id}`)).status).toBe(404);
    await media.database.$executeRaw`UPDATE data_export SET expires_at = now() WHERE id = ${second.id}::uuid`;
    expect((await request(mei, `/api/export?id=${second.id}`)).status).toBe(404);
    expect(await list(mei)).toEqual([]);
  });

  it('is not one whose id is no id, and needs a session', async () => {
    expect((await request(newUserId(), '/api/export?id=1')).status).toBe(400);
    for (const response of [request(null, '/api/exports'), request(null, '/api/exports', { method: 'POST' })])
      expect((await response).status).toBe(401);
  });
});

it('HEAD creates no archive, records nothing and counts as nothing', async () => {
  const mei = newUserId();
  for (let count = 0; count < 3; count += 1) {
    const response = await request(mei, '/api/export', { method: 'HEAD' });
    expect([response.status, response.headers.get('content-type'), response.headers.get('accept-ranges')]).toEqual([
      200,
      'application/zip',
      'none',
    ]);
  }
  expect(await list(mei)).toEqual([]);
  await eventually(async () => expect(await media.database.outboxEvent.count()).toBe(0));
  const events = JSON.stringify(await redis.xrange('events:media', '-', '+'));
  expect(events).toContain(securityRecorded.media.type);
  expect(events).not.toContain(mei);
});

it('a request for a part gets the whole, as one export', async () => {
  const mei = newUserId();
  const response = await request(mei, '/api/export', { headers: { range: 'bytes=0-9' } });
  expect([response.status, (await unzip(await response.bytes())).size]).toEqual([200, 5]);
  expect(await list(mei)).toHaveLength(1);
});

it('the rows of ended exports are deleted after an hour', async () => {
  const mei = newUserId();
  await canExport(mei);
  const { id } = await reserved(mei);
  await media.database.$executeRaw`
    UPDATE data_export SET expires_at = now() - interval '61 minutes' WHERE owner_id = ${mei}::uuid AND id <> ${id}::uuid`;
  const worker = await media.startWorker();
  await worker.get(DeleteEndedExports).execute();
  expect(await list(mei)).toMatchObject([{ id }]);
});
