import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { entryDeleted, profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage } from './sample-files.ts';

let media: MediaApp;
let redis: Redis;
let version = 1;
beforeAll(async () => {
  media = await startMediaApp();
  redis = new Redis(media.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
});

const postAvatar = (userId: string | null, png: unknown) =>
  media.request(userId, '/internal/avatars', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ png }),
  });
const storeAvatar = async (userId: string): Promise<string> => {
  const response = await postAvatar(userId, (await generateImage(100, 100).png().toBuffer()).toString('base64'));
  return ((await response.json()) as { url: string }).url;
};
/** Whether the file is public as an avatar; undefined when it is deleted. */
const isAvatar = async (url: string): Promise<boolean | undefined> =>
  (await media.database.file.findUnique({ where: { id: url.slice('/media/'.length) } }))?.isAvatar;
const statusForOthers = async (url: string) =>
  (await Promise.all([null, newUserId()].map((viewer) => media.request(viewer, url)))).map(({ status }) => status);

async function publishProfile(
  userId: string,
  profileImageUrl: string | null,
  asVersion = (version += 1),
): Promise<void> {
  const data = { userId, username: 'mei', firstName: null, lastName: null, profileImageUrl, version: asVersion };
  await publishEnvelopes(redis, 'social', [createEnvelope(profileUpdated, { entityId: userId, data })]);
}

describe('an emoji avatar', () => {
  it('is visible to its owner only until a profile uses it, then to everybody', async () => {
    const owner = newUserId();
    const url = await storeAvatar(owner);
    expect(await statusForOthers(url)).toEqual([404, 404]);
    const ownResponse = await media.request(owner, url);
    expect([ownResponse.status, ownResponse.headers.get('content-type')]).toEqual([200, 'image/png']);
    media.journal.avatarUrls.set(owner, url);
    expect(await statusForOthers(url)).toEqual([200, 200]);
    await publishProfile(owner, url);
    await eventually(async () =>
      expect(await media.database.file.count({ where: { ownerId: owner, isAvatar: true } })).toBe(1),
    );
    media.journal.avatarUrls.delete(owner);
    expect(await statusForOthers(url)).toEqual([200, 200]);
  });

  it.each([
    ['another format', () => generateImage(50, 50).jpeg().toBuffer()],
    ['not square', () => generateImage(50, 40).png().toBuffer()],
    ['too large', () => generateImage(513, 513).png().toBuffer()],
    [
      'truncated',
      async () => (await generateImage(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000),
    ],
    ['only a signature', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['empty', async () => Buffer.alloc(0)],
  ])('is rejected when it is %s, and nothing is stored', async (_, bytes) => {
    const owner = newUserId();
    const response = await postAvatar(owner, (await bytes()).toString('base64'));
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ code: 'not_an_avatar' })]);
    expect(await media.database.file.count({ where: { ownerId: owner } })).toBe(0);
  });

  it.each([
    ['not base64', '!!!!'],
    ['too long', 'A'.repeat(70_000)],
    ['not a string', 7],
    ['missing', undefined],
  ])('is rejected when it is %s', async (_, png) => {
    expect((await postAvatar(newUserId(), png)).status).toBe(400);
  });
});

describe('a new avatar', () => {
  beforeEach(() => {
    media.journal.fileVisibility = () => ({ visible: false, used: false });
  });

  it('replaces the previous one, which is deleted when nothing uses it', async () => {
    const owner = newUserId();
    const [first, second] = [await storeAvatar(owner), await storeAvatar(owner)];
    await publishProfile(owner, first);
    await publishProfile(owner, second);
    await eventually(async () => expect(await statusForOthers(second)).toEqual([200, 200]));
    await eventually(async () => expect((await media.request(owner, first)).status).toBe(404));
    await eventually(async () => expect(await media.storedKeys()).not.toContain(first.split('/').at(-1)));
    await publishProfile(owner, null);
    await eventually(async () => expect((await media.request(owner, second)).status).toBe(404));
  });

  it('stays when an event of an older profile version arrives late', async () => {
    const owner = newUserId();
    const [old, current] = [await storeAvatar(owner), await storeAvatar(owner)];
    await publishProfile(owner, current, 1_000);
    await eventually(async () => expect(await statusForOthers(current)).toEqual([200, 200]));
    await publishProfile(owner, old, 999);
    // Events of one user are handled in order: once this one is handled, the previous one is, too.
    await publishProfile(owner, current, 1_001);
    await eventually(async () =>
      expect(await media.database.profileVersion.findUnique({ where: { ownerId: owner } })).toMatchObject({
        version: 1_001,
      }),
    );
    expect([await statusForOthers(old), await statusForOthers(current)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    expect(await media.storedKeys()).toContain(old.split('/').at(-1));
  });

  it('stays when the event of the change before it arrives late', async () => {
    const owner = newUserId();
    const [first, second] = [await storeAvatar(owner), await storeAvatar(owner)];
    await publishProfile(owner, first);
    await eventually(async () => expect(await statusForOthers(first)).toEqual([200, 200]));
    // The profile has the first avatar again, and the event of the second one arrives only now.
    media.journal.avatarUrls.set(owner, first);
    await publishProfile(owner, second);
    await eventually(async () => expect(await isAvatar(second)).toBe(true));
    await publishProfile(owner, first);
    await eventually(async () => expect((await media.request(owner, second)).status).toBe(404));
    expect(await isAvatar(first)).toBe(true);
    expect(await media.storedKeys()).toContain(first.split('/').at(-1));
  });

  it('leaves a previous avatar that an entry is about to use to its owner', async () => {
    const owner = newUserId();
    const [first, second] = [await storeAvatar(owner), await storeAvatar(owner)];
    await publishProfile(owner, first);
    await eventually(async () => expect(await isAvatar(first)).toBe(true));
    media.journal.fileVisibility = async () => {
      await media.request(owner, '/internal/files/describe', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ ids: [first.slice('/media/'.length)] }),
      });
      return { visible: false, used: false };
    };
    await publishProfile(owner, second);
    await eventually(async () => expect(await isAvatar(first)).toBe(false));
    media.journal.fileVisibility = () => ({ visible: false, used: true });
    expect(await statusForOthers(first)).toEqual([404, 404]);
    expect((await media.request(owner, first)).status).toBe(200);
  });

  it('leaves a previous avatar that an entry uses to the viewers of that entry', async () => {
    const owner = newUserId();
    const url = await storeAvatar(owner);
    media.journal.fileVisibility = () => ({ visible: false, used: true });
    await publishProfile(owner, url);
    await eventually(async () => expect(await statusForOthers(url)).toEqual([200, 200]));
    await publishProfile(owner, null);
    await eventually(async () => expect(await statusForOthers(url)).toEqual([404, 404]));
    expect((await media.request(owner, url)).status).toBe(200);
  });

  it('never makes the file of another user public', async () => {
    const [owner, other] = [newUserId(), newUserId()];
    const [foreignUrl, own] = [await storeAvatar(owner), await storeAvatar(other)];
    await publishProfile(other, foreignUrl);
    await publishProfile(other, own);
    await eventually(async () => expect(await statusForOthers(own)).toEqual([200, 200]));
    expect(await statusForOthers(foreignUrl)).toEqual([404, 404]);
    expect((await media.request(owner, foreignUrl)).status).toBe(200);
  });
});

it('an avatar stays when an entry that used it is deleted', async () => {
  const owner = newUserId();
  const [avatar, other] = [await storeAvatar(owner), await storeAvatar(owner)];
  media.journal.fileVisibility = () => ({ visible: false, used: false });
  await publishProfile(owner, avatar);
  await eventually(async () => expect(await statusForOthers(avatar)).toEqual([200, 200]));
  const fileIds = [avatar, other].map((url) => url.slice('/media/'.length));
  const entryId = uuidv7();
  await publishEnvelopes(redis, 'journal', [
    createEnvelope(entryDeleted, { entityId: entryId, data: { entryId, authorId: owner, fileIds } }),
  ]);
  await eventually(async () => expect((await media.request(owner, other)).status).toBe(404));
  expect(await statusForOthers(avatar)).toEqual([200, 200]);
});
