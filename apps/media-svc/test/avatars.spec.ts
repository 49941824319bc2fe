import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { entryDeleted, profileUpdated } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture } from './media-files.ts';

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

const store = (userId: string | null, png: unknown) =>
  media.request(userId, '/internal/avatars', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ png }),
  });
const stored = async (userId: string): Promise<string> => {
  const answer = await store(userId, (await picture(100, 100).png().toBuffer()).toString('base64'));
  return ((await answer.json()) as { url: string }).url;
};
const seenByAll = async (url: string) =>
  (await Promise.all([null, aUser()].map((viewer) => media.request(viewer, url)))).map(({ status }) => status);

async function profileSays(userId: string, profileImageUrl: string | null, asVersion = (version += 1)): Promise<void> {
  const data = { userId, username: 'mei', firstName: null, lastName: null, profileImageUrl, version: asVersion };
  await publishEnvelopes(redis, 'social', [createEnvelope(profileUpdated, { entityId: userId, data })]);
}

describe('a drawn profile picture', () => {
  it("is the owner's alone until the profile names it, then everybody's", async () => {
    const owner = aUser();
    const url = await stored(owner);
    expect(await seenByAll(url)).toEqual([404, 404]);
    const mine = await media.request(owner, url);
    expect([mine.status, mine.headers.get('content-type')]).toEqual([200, 'image/png']);
    media.journal.profilePictures.set(owner, url);
    expect(await seenByAll(url)).toEqual([200, 200]);
    await profileSays(owner, url);
    await eventually(async () =>
      expect(await media.database.file.count({ where: { ownerId: owner, isAvatar: true } })).toBe(1),
    );
    media.journal.profilePictures.delete(owner);
    expect(await seenByAll(url)).toEqual([200, 200]);
  });

  it.each([
    ['another format', () => picture(50, 50).jpeg().toBuffer()],
    ['not square', () => picture(50, 40).png().toBuffer()],
    ['too large', () => picture(513, 513).png().toBuffer()],
    ['cut off', async () => (await picture(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000)],
    ['only a beginning', async () => Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
    ['nothing', async () => Buffer.alloc(0)],
  ])('is refused when it is %s, and nothing is kept', async (_, bytes) => {
    const owner = aUser();
    const answer = await store(owner, (await bytes()).toString('base64'));
    expect([answer.status, await answer.json()]).toEqual([400, expect.objectContaining({ code: 'not_an_avatar' })]);
    expect(await media.database.file.count({ where: { ownerId: owner } })).toBe(0);
  });

  it.each([
    ['not base64', '!!!!'],
    ['too long', 'A'.repeat(70_000)],
    ['not text', 7],
    ['missing', undefined],
  ])('is refused when it is %s', async (_, png) => {
    expect((await store(aUser(), png)).status).toBe(400);
  });
});

describe('another profile picture', () => {
  it('takes the place of the one before, which goes when nothing uses it', async () => {
    const owner = aUser();
    const [first, second] = [await stored(owner), await stored(owner)];
    await profileSays(owner, first);
    await profileSays(owner, second);
    await eventually(async () => expect(await seenByAll(second)).toEqual([200, 200]));
    await eventually(async () => expect((await media.request(owner, first)).status).toBe(404));
    await eventually(async () => expect(await media.storedKeys()).not.toContain(first.split('/').at(-1)));
    await profileSays(owner, null);
    await eventually(async () => expect((await media.request(owner, second)).status).toBe(404));
  });

  it('stays when the news of the one before comes after it, as from the dead letters', async () => {
    const owner = aUser();
    const [old, current] = [await stored(owner), await stored(owner)];
    await profileSays(owner, current, 1_000);
    await eventually(async () => expect(await seenByAll(current)).toEqual([200, 200]));
    await profileSays(owner, old, 999);
    // The events of one person are handled in order: once this one is, the old one was.
    await profileSays(owner, current, 1_001);
    await eventually(async () =>
      expect(await media.database.profileVersion.findUnique({ where: { ownerId: owner } })).toMatchObject({
        version: 1_001,
      }),
    );
    expect([await seenByAll(old), await seenByAll(current)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
    expect(await media.storedKeys()).toContain(old.split('/').at(-1));
  });

  it("leaves a picture that a memory uses to that memory's readers", async () => {
    const owner = aUser();
    const url = await stored(owner);
    media.journal.answer = () => ({ visible: false, used: true });
    await profileSays(owner, url);
    await eventually(async () => expect(await seenByAll(url)).toEqual([200, 200]));
    await profileSays(owner, null);
    await eventually(async () => expect(await seenByAll(url)).toEqual([404, 404]));
    expect((await media.request(owner, url)).status).toBe(200);
  });

  it("never makes somebody else's file public", async () => {
    const [owner, other] = [aUser(), aUser()];
    const [theirs, own] = [await stored(owner), await stored(other)];
    await profileSays(other, theirs);
    await profileSays(other, own);
    await eventually(async () => expect(await seenByAll(own)).toEqual([200, 200]));
    expect(await seenByAll(theirs)).toEqual([404, 404]);
    expect((await media.request(owner, theirs)).status).toBe(200);
  });
});

it('stays when the memory that used it is deleted', async () => {
  const owner = aUser();
  const [avatar, other] = [await stored(owner), await stored(owner)];
  media.journal.answer = () => ({ visible: false, used: false });
  await profileSays(owner, avatar);
  await eventually(async () => expect(await seenByAll(avatar)).toEqual([200, 200]));
  const fileIds = [avatar, other].map((url) => url.slice('/media/'.length));
  const entryId = uuidv7();
  await publishEnvelopes(redis, 'journal', [
    createEnvelope(entryDeleted, { entityId: entryId, data: { entryId, authorId: owner, fileIds } }),
  ]);
  await eventually(async () => expect((await media.request(owner, other)).status).toBe(404));
  expect(await seenByAll(avatar)).toEqual([200, 200]);
});
