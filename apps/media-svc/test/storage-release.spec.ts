import { Readable } from 'node:stream';
import type { AudioConversion, StorageUsage } from '@memory/contracts';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, entryDeleted, entryFilesReleased, profileUpdated } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { DeleteLongUnusedFiles } from '../src/files/delete-long-unused-files.ts';
import { DeleteOrphanedObjects } from '../src/files/delete-orphaned-objects.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording } from './sample-files.ts';

const DAY_MS = 24 * 3_600_000;

let media: MediaApp;
let redis: Redis;
let worker: Awaited<ReturnType<MediaApp['startWorker']>>;
let wav: Buffer;
beforeAll(async () => {
  [media, wav] = await Promise.all([startMediaApp(), generateRecording('wav')]);
  redis = new Redis(media.redisUrl);
  worker = await media.startWorker({ OCR_CONCURRENCY: '0' });
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
  const png = (await generateImage(64, 64).png().toBuffer()).toString('base64');
  const response = await media.request(user, '/internal/avatars', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ png }),
  });
  expect(response.status).toBe(201);
  return ((await response.json()) as { url: string }).url;
}

describe('storage is freed', () => {
  it('when an entry is deleted, for the files that no other entry uses', async () => {
    const user = newUserId();
    const [unused, used] = [
      await media.uploadAccepted(user, 'audio', wav),
      await media.uploadAccepted(user, 'image', await generateImage().png().toBuffer()),
    ];
    media.journal.fileVisibility = (fileId) => ({ visible: true, used: fileId === used.file.id });
    await release(entryDeleted, user, [unused.file.id, used.file.id]);
    await eventually(async () => expect(await usedBy(user)).toBe(used.file.bytes));
  });

  it('when a long unused file is deleted', async () => {
    const user = newUserId();
    await media.uploadAccepted(user, 'audio', wav);
    media.journal.fileVisibility = () => ({ visible: false, used: false });
    await worker.get(DeleteLongUnusedFiles).execute(new Date(Date.now() + 31 * DAY_MS));
    expect(await usedBy(user)).toBe(0);
  });

  it('not when an orphaned object is deleted, because it was not counted', async () => {
    const user = newUserId();
    const { file } = await media.uploadAccepted(user, 'audio', wav);
    await media.app.get<ObjectStore>(OBJECT_STORE).put(uuidv7(), Readable.from(['x']), 1);
    await worker.get(DeleteOrphanedObjects).execute(new Date(Date.now() + DAY_MS));
    expect(await usedBy(user)).toBe(file.bytes);
  });

  it('completely when an account is deleted, including its own quota', async () => {
    const [user, other] = [newUserId(), newUserId()];
    const others = await media.uploadAccepted(other, 'audio', wav);
    await media.uploadAccepted(user, 'audio', wav);
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

describe('an exhausted quota', () => {
  it('does not prevent a conversion; both files count until the original is deleted', async () => {
    const user = newUserId();
    const { file } = await media.uploadAccepted(user, 'audio', await generateRecording('webm'));
    await exhaustQuota(user);
    media.journal.fileVisibility = () => ({ visible: true, used: true });
    const conversion = (await (
      await media.request(user, '/api/convert-audio-files', { method: 'POST' })
    ).json()) as AudioConversion;
    expect(conversion).toMatchObject({ totalFiles: 1, successful: 1, failed: 0 });
    const successor = await media.database.file.findFirstOrThrow({ where: { ownerId: user, id: { not: file.id } } });
    expect(await usedBy(user)).toBe(file.bytes + successor.bytes);
    media.journal.fileVisibility = (fileId) => ({ visible: true, used: fileId === successor.id });
    await release(entryFilesReleased, user, [file.id]);
    await eventually(async () => expect(await usedBy(user)).toBe(successor.bytes));
  });

  it('does not reject an emoji avatar, which counts and frees the bytes of the previous one', async () => {
    const user = newUserId();
    await media.uploadAccepted(user, 'audio', wav);
    await exhaustQuota(user);
    media.journal.fileVisibility = () => ({ visible: false, used: false });
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
