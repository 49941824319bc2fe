import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { entryDeleted, entryFilesReleased } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let media: MediaApp;
let redis: Redis;
let wav: Buffer;
beforeAll(async () => {
  [media, wav] = await Promise.all([startMediaApp(), generateRecording('wav')]);
  redis = new Redis(media.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
});

async function publishRelease(
  definition: typeof entryDeleted | typeof entryFilesReleased,
  authorId: string,
  fileIds: string[],
): Promise<void> {
  const entryId = uuidv7();
  await publishEnvelopes(redis, 'journal', [
    createEnvelope(definition, { entityId: entryId, data: { entryId, authorId, fileIds } }),
  ]);
}

const uploadRecording = async (owner: string): Promise<string> =>
  (await media.uploadAccepted(owner, 'audio', wav)).file.id;
const storedFileIds = async (): Promise<string[]> =>
  (await media.database.file.findMany({ select: { id: true } })).map(({ id }) => id);

const deleteEntry = (authorId: string, fileIds: string[]) => publishRelease(entryDeleted, authorId, fileIds);

it('deletes the files of a deleted entry, except those of other entries or other users', async () => {
  const owner = newUserId();
  const [unused, used, foreign] = [
    await uploadRecording(owner),
    await uploadRecording(owner),
    await uploadRecording(newUserId()),
  ];
  media.journal.fileVisibility = (fileId) => ({ visible: true, used: fileId === used });
  await deleteEntry(owner, [unused, used, foreign]);

  await eventually(async () => expect(await media.storedKeys()).toEqual([used, foreign].toSorted()));
  expect((await storedFileIds()).toSorted()).toEqual([used, foreign].toSorted());
  expect((await media.request(owner, `/media/${unused}`)).status).toBe(404);
});

it('retries while journal-svc is unavailable', async () => {
  const owner = newUserId();
  const fileId = await uploadRecording(owner);
  let journalIsDown = true;
  media.journal.requests.length = 0;
  media.journal.fileVisibility = () => (journalIsDown ? 'unavailable' : { visible: true, used: false });
  await deleteEntry(owner, [fileId]);
  await eventually(() => expect(media.journal.requests.length).toBeGreaterThan(0));
  expect(await storedFileIds()).toContain(fileId);
  journalIsDown = false;
  await eventually(async () => expect(await storedFileIds()).not.toContain(fileId));
});

it('deletes a recording that an entry has released', async () => {
  const owner = newUserId();
  const [released, used] = [await uploadRecording(owner), await uploadRecording(owner)];
  media.journal.fileVisibility = (fileId) => ({ visible: true, used: fileId === used });
  media.journal.requests.length = 0;
  await publishRelease(entryFilesReleased, owner, [released, used]);
  await eventually(async () => expect(await storedFileIds()).not.toContain(released));
  expect(await storedFileIds()).toContain(used);
  // Without a viewer, whose relation to the author journal-svc would have to request from social-svc.
  expect(media.journal.requests.map(({ viewer }) => viewer)).toEqual([null, null]);
});
