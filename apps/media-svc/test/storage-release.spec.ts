import { Readable } from 'node:stream';
import type { AudioConversion, StorageUsage } from '@memory/contracts';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, entryDeleted, entryFilesReleased, profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { RemoveLongUnused } from '../src/files/remove-long-unused.ts';
import { RemoveOrphans } from '../src/files/remove-orphans.ts';
import { STORE, type Store } from '../src/storage/store.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording } from './media-files.ts';

const DAY_MS = 24 * 3_600_000;

let media: MediaApp;
let redis: Redis;
let worker: Awaited<ReturnType<MediaApp['startWorker']>>;
let wav: Buffer;
beforeAll(async () => {
  [media, wav] = await Promise.all([startMediaApp(), recording('wav')]);
  redis = new Redis(media.redisUrl);
  worker = await media.startWorker();
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
});

const usedBy = async (user: string): Promise<number> =>
  ((await (await media.request(user, '/api/storage')).json()) as StorageUsage).usedBytes;
const exhaustQuota = (user: string) =>
  media.database.storageUsage.update({ where: { ownerId: user }, data: { quotaBytes: 0 } });

async function release(
  definition: typeof entryDeleted | typeof entryFilesReleased,
  authorId: string,
  fileIds: string[],
): Promise<void> {
  const entryId = uuidv7();
  await publishEnvelopes(redis, 'journal', [
    createEnvelope(definition, { entityId: entryId, data: { entryId, authorId, fileIds } }),
  ]);
}
async function storeAvatar(user: string): Promise<string> {
  const png = (await picture(64, 64).png().toBuffer()).toString('base64');
  const answer = await media.request(user, '/internal/avatars', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ png }),
  });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as { url: string }).url;
}

describe('storage is freed', () => {
  it('when an entry is deleted, for the files that nothing else uses', async () => {
    const user = aUser();
    const [gone, used] = [
      await media.keep(user, 'audio', wav),
      await media.keep(user, 'image', await picture().png().toBuffer()),
    ];
    media.journal.answer = (fileId) => ({ visible: true, used: fileId === used.file.id });
    await release(entryDeleted, user, [gone.file.id, used.file.id]);
    await eventually(async () => expect(await usedBy(user)).toBe(used.file.bytes));
  });

  it('when a file that nobody came to use is removed', async () => {
    const user = aUser();
    await media.keep(user, 'audio', wav);
    media.journal.answer = () => ({ visible: false, used: false });
    await worker.get(RemoveLongUnused).sweep(new Date(Date.now() + 31 * DAY_MS));
    expect(await usedBy(user)).toBe(0);
  });

  it('not when an orphan is removed, for it was not counted', async () => {
    const user = aUser();
    const { file } = await media.keep(user, 'audio', wav);
    await media.app.get<Store>(STORE).put(uuidv7(), Readable.from(['x']), 1);
    await worker.get(RemoveOrphans).sweep(new Date(Date.now() + DAY_MS));
    expect(await usedBy(user)).toBe(file.bytes);
  });

  it('with everything else when an account is deleted, a quota of its own included', async () => {
    const [user, other] = [aUser(), aUser()];
    const others = await media.keep(other, 'audio', wav);
    await media.keep(user, 'audio', wav);
    await exhaustQuota(user);
    await publishEnvelopes(redis, 'social', [
      createEnvelope(accountDeleted, { entityId: user, data: { userId: user } }),
    ]);
    await eventually(async () => expect(await media.database.storageUsage.count({ where: { ownerId: user } })).toBe(0));
    expect([await media.database.file.count({ where: { ownerId: user } }), await usedBy(other)]).toEqual([
      0,
      others.file.bytes,
    ]);
  });
});

describe('a full storage', () => {
  it('does not keep a recording from being converted; both count until the old one goes', async () => {
    const user = aUser();
    const { file } = await media.keep(user, 'audio', await recording('webm'));
    await exhaustQuota(user);
    const conversion = (await (
      await media.request(user, '/api/convert-audio-files', { method: 'POST' })
    ).json()) as AudioConversion;
    expect(conversion).toEqual({ totalFiles: 1, successful: 1, failed: 0 });
    const successor = await media.database.file.findFirstOrThrow({ where: { ownerId: user, id: { not: file.id } } });
    expect(await usedBy(user)).toBe(file.bytes + successor.bytes);
    media.journal.answer = (fileId) => ({ visible: true, used: fileId === successor.id });
    await release(entryFilesReleased, user, [file.id]);
    await eventually(async () => expect(await usedBy(user)).toBe(successor.bytes));
  });

  it('does not refuse a drawn profile picture, which counts and frees the bytes of the one before', async () => {
    const user = aUser();
    await media.keep(user, 'audio', wav);
    await exhaustQuota(user);
    media.journal.answer = () => ({ visible: false, used: false });
    const before = await usedBy(user);
    for (const version of [1, 2]) {
      const profileImageUrl = await storeAvatar(user);
      const data = { userId: user, username: 'mei', firstName: null, lastName: null, profileImageUrl, version };
      await publishEnvelopes(redis, 'social', [createEnvelope(profileUpdated, { entityId: user, data })]);
      await eventually(async () =>
        expect(await media.database.profileVersion.count({ where: { ownerId: user, version } })).toBe(1),
      );
    }
    const avatar = await media.database.file.findFirstOrThrow({ where: { ownerId: user, isAvatar: true } });
    await eventually(async () => expect(await usedBy(user)).toBe(before + avatar.bytes));
  });
});
