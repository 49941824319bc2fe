import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { accountDeleted, profileUpdated } from '@memory/events';
import { listUnlistedTables } from '@memory/service-kit';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { tables } from '../src/erasure/tables.ts';
import { STORE, type Store } from '../src/storage/store.ts';
import { everythingKept } from './everything-kept.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording } from './media-files.ts';

let media: MediaApp;
let redis: Redis;
beforeAll(async () => {
  media = await startMediaApp();
  redis = new Redis(media.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
});

const tellDeleted = (userId: string) =>
  publishEnvelopes(redis, 'social', [createEnvelope(accountDeleted, { entityId: userId, data: { userId } })]);

const everything = () => everythingKept(media, redis);

/** A recording, a photo that waits to be read, and a profile picture. @returns the files' ids */
async function filesOf(userId: string): Promise<string[]> {
  await media.database.speaker.upsert({
    where: { ownerId: userId },
    create: { ownerId: userId, spokenLanguage: 'zh-Hant' },
    update: {},
  });
  const sound = await media.keep(userId, 'audio', await recording('wav'));
  const photo = await media.keep(userId, 'image', await picture(40, 30).png().toBuffer());
  const data = {
    userId,
    username: 'mei',
    firstName: null,
    lastName: null,
    profileImageUrl: photo.answer.url,
    version: 1,
  };
  await publishEnvelopes(redis, 'social', [createEnvelope(profileUpdated, { entityId: userId, data })]);
  await eventually(async () =>
    expect(await media.database.profileVersion.count({ where: { ownerId: userId } })).toBe(1),
  );
  return [sound.file.id, photo.file.id];
}

describe('when an account is deleted', () => {
  it('its files go with their objects and jobs, those that wait and those that are done, and nobody else loses anything', async () => {
    const [mei, li] = [aUser(), aUser()];
    const done = await filesOf(mei);
    const worker = await media.startWorker();
    for (const id of done)
      await eventually(async () => expect(await media.statusOf(id)).not.toBe('pending'), { timeoutMs: 60_000 });
    await worker.close();
    const waiting = await filesOf(mei);
    const others = await filesOf(li);
    expect(await everything()).toContain(done[1]);
    await tellDeleted(mei);
    await eventually(async () => {
      const left = await everything();
      expect([mei, ...done, ...waiting].filter((id) => left.includes(id))).toEqual([]);
    });
    const left = await everything();
    expect([li, ...others].filter((id) => !left.includes(id))).toEqual([]);
  }, 120_000);

  it('goes on where the service was killed, and waits for a store that is away', async () => {
    const mei = aUser();
    const ids = await filesOf(mei);
    const store = media.app.get<Store>(STORE);
    const remove = store.remove.bind(store);
    // The first object goes, then the store does.
    let away = false;
    store.remove = async (key) => {
      if (away) throw new Error('the store is away');
      away = true;
      await remove(key);
    };
    await tellDeleted(mei);
    await eventually(() => expect(away).toBe(true));
    expect(await media.database.file.count({ where: { ownerId: mei } })).toBe(2);
    store.remove = remove;
    await eventually(async () => {
      const left = await everything();
      expect([mei, ...ids].filter((id) => left.includes(id))).toEqual([]);
    });
  });
});

it('knows of every table what of a person is in it', async () => {
  expect(await listUnlistedTables(media.database, tables)).toEqual([]);
});
