import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, profileUpdated } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { accountDataTables } from '../src/erasure/tables.ts';
import { dumpAllStoredData } from './all-stored-data.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { type OcrProvider, startOcrProvider } from './ocr-provider.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
let redis: Redis;
let provider: OcrProvider;
beforeAll(async () => {
  provider = await startOcrProvider();
  media = await startMediaApp(provider.settings);
  redis = new Redis(media.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
  await provider.stop();
});

const publishAccountDeleted = (userId: string) =>
  publishEnvelopes(redis, 'social', [createEnvelope(accountDeleted, { entityId: userId, data: { userId } })]);

const everything = () => dumpAllStoredData(media, redis);

/** Creates a recording, a pending photo and an avatar. @returns the file ids */
async function createFilesOf(userId: string): Promise<string[]> {
  await media.database.speaker.upsert({
    where: { ownerId: userId },
    create: { ownerId: userId, spokenLanguage: 'zh-Hant' },
    update: {},
  });
  const recording = await media.uploadAccepted(userId, 'audio', await generateRecording('wav'));
  const photo = await media.uploadAccepted(userId, 'image', await generateImage(40, 30).png().toBuffer());
  const data = {
    userId,
    username: 'mei',
    firstName: null,
    lastName: null,
    profileImageUrl: photo.body.url,
    version: 1,
  };
  await publishEnvelopes(redis, 'social', [createEnvelope(profileUpdated, { entityId: userId, data })]);
  await eventually(async () =>
    expect(await media.database.profileVersion.count({ where: { ownerId: userId } })).toBe(1),
  );
  return [recording.file.id, photo.file.id];
}

describe('when an account is deleted', () => {
  it('deletes its files with their objects and jobs, pending and completed, and nothing of other users', async () => {
    const [mei, li] = [newUserId(), newUserId()];
    const done = await createFilesOf(mei);
    const worker = await media.startWorker();
    for (const id of done)
      await eventually(async () => expect(await media.textStatusOf(id)).not.toBe('pending'), { timeoutMs: 60_000 });
    await worker.close();
    const pending = await createFilesOf(mei);
    const others = await createFilesOf(li);
    expect(await everything()).toContain(done[1]);
    await publishAccountDeleted(mei);
    await eventually(async () => {
      const remaining = await everything();
      expect([mei, ...done, ...pending].filter((id) => remaining.includes(id))).toEqual([]);
    });
    const remaining = await everything();
    expect([li, ...others].filter((id) => !remaining.includes(id))).toEqual([]);
  });

  it('continues after a crash, and retries while the object store is unavailable', async () => {
    const mei = newUserId();
    const ids = await createFilesOf(mei);
    const store = media.app.get<ObjectStore>(OBJECT_STORE);
    const remove = store.delete.bind(store);
    // The first deletion succeeds, the following ones fail.
    let isUnavailable = false;
    store.delete = async (key) => {
      if (isUnavailable) throw new Error('the store is unavailable');
      isUnavailable = true;
      await remove(key);
    };
    await publishAccountDeleted(mei);
    await eventually(() => expect(isUnavailable).toBe(true));
    expect(await media.database.file.count({ where: { ownerId: mei } })).toBe(2);
    store.delete = remove;
    await eventually(async () => {
      const remaining = await everything();
      expect([mei, ...ids].filter((id) => remaining.includes(id))).toEqual([]);
    });
  });
});

it('userDataTables lists every table', async () => {
  expect(await listUnlistedTables(media.database, accountDataTables)).toEqual([]);
});
