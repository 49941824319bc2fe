import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { entryDeleted, entryFilesReleased } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { recording } from './media-files.ts';

let media: MediaApp;
let redis: Redis;
let wav: Buffer;
beforeAll(async () => {
  [media, wav] = await Promise.all([startMediaApp(), recording('wav')]);
  redis = new Redis(media.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
});

async function letGo(
  definition: typeof entryDeleted | typeof entryFilesReleased,
  authorId: string,
  fileIds: string[],
): Promise<void> {
  const entryId = uuidv7();
  await publishEnvelopes(redis, 'journal', [
    createEnvelope(definition, { entityId: entryId, data: { entryId, authorId, fileIds } }),
  ]);
}

const keep = async (owner: string): Promise<string> => (await media.keep(owner, 'audio', wav)).file.id;
const known = async (): Promise<string[]> =>
  (await media.database.file.findMany({ select: { id: true } })).map(({ id }) => id);

const deleteEntry = (authorId: string, fileIds: string[]) => letGo(entryDeleted, authorId, fileIds);

it('removes the files of a deleted entry, except those that another entry uses or that belong to somebody else', async () => {
  const owner = aUser();
  const [unused, used, foreign] = [await keep(owner), await keep(owner), await keep(aUser())];
  media.journal.answer = (fileId) => ({ visible: true, used: fileId === used });
  await deleteEntry(owner, [unused, used, foreign]);

  await eventually(async () => expect(await media.storedKeys()).toEqual([used, foreign].toSorted()));
  expect((await known()).toSorted()).toEqual([used, foreign].toSorted());
  expect((await media.request(owner, `/media/${unused}`)).status).toBe(404);
});

it('waits for a journal that does not answer', async () => {
  const owner = aUser();
  const fileId = await keep(owner);
  let journalIsDown = true;
  media.journal.asked.length = 0;
  media.journal.answer = () => (journalIsDown ? 'out of order' : { visible: true, used: false });
  await deleteEntry(owner, [fileId]);
  await eventually(() => expect(media.journal.asked.length).toBeGreaterThan(0));
  expect(await known()).toContain(fileId);
  journalIsDown = false;
  await eventually(async () => expect(await known()).not.toContain(fileId));
});

it('removes the recording that an entry let go', async () => {
  const owner = aUser();
  const [released, used] = [await keep(owner), await keep(owner)];
  media.journal.answer = (fileId) => ({ visible: true, used: fileId === used });
  await letGo(entryFilesReleased, owner, [released, used]);
  await eventually(async () => expect(await known()).not.toContain(released));
  expect(await known()).toContain(used);
});
