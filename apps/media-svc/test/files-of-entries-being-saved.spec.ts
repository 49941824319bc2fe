import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { entryDeleted, entryFilesReleased } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { ENTRY_SAVE_MAX_MS } from '../src/files/entry-being-saved.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
let redis: Redis;
let wav: Buffer;
let png: Buffer;
beforeAll(async () => {
  [media, wav, png] = await Promise.all([
    startMediaApp(),
    generateRecording('wav'),
    generateImage(100, 100).png().toBuffer(),
  ]);
  redis = new Redis(media.redisUrl);
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
});

const uploadRecording = async (owner: string): Promise<string> =>
  (await media.uploadAccepted(owner, 'audio', wav)).file.id;

/** The call with which journal-svc begins to save an entry that uses the file. */
async function describeFile(owner: string, fileId: string): Promise<void> {
  const response = await media.request(owner, '/internal/files/describe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [fileId] }),
  });
  expect(await response.json()).toMatchObject([{ id: fileId }]);
}

/** Publishes the event of an entry that no longer uses the files. @returns the id of the event */
async function releaseFiles(
  authorId: string,
  fileIds: string[],
  definition: typeof entryDeleted | typeof entryFilesReleased = entryDeleted,
): Promise<string> {
  const entryId = uuidv7();
  const envelope = createEnvelope(definition, { entityId: entryId, data: { entryId, authorId, fileIds } });
  await publishEnvelopes(redis, 'journal', [envelope]);
  return envelope.id;
}

const exists = async (id: string): Promise<boolean> => (await media.database.file.count({ where: { id } })) === 1;
const waitUntilHandled = (eventId: string): Promise<void> =>
  eventually(async () => expect(await media.database.handledEvent.count({ where: { eventId } })).toBe(1));
const statusFor = async (viewer: string | null, fileId: string): Promise<number> =>
  (await media.request(viewer, `/media/${fileId}`)).status;
/** Waits until journal-svc has been asked about the file this often. */
const waitForChecks = (fileId: string, times: number): Promise<void> =>
  eventually(() =>
    expect(media.journal.requests.filter((request) => request.fileId === fileId).length).toBeGreaterThanOrEqual(times),
  );
/** Moves the time at which the file was described into the past, as if the longest save had ended. */
const endSaves = (id: string) =>
  media.database.file.update({
    where: { id },
    data: {
      createdAt: new Date(Date.now() - 2 * ENTRY_SAVE_MAX_MS),
      lastNeededAt: new Date(Date.now() - ENTRY_SAVE_MAX_MS),
    },
  });

beforeEach(() => {
  media.journal.fileVisibility = () => ({ visible: false, used: false });
  media.journal.requests.length = 0;
});

describe.each([entryDeleted, entryFilesReleased])('a file that $type releases', (definition) => {
  it('stays when another entry begins to use it during the check, and is committed after it', async () => {
    const owner = newUserId();
    const fileId = await uploadRecording(owner);
    let isCommitted = false;
    media.journal.fileVisibility = async () => {
      if (isCommitted) return { visible: true, used: true };
      await describeFile(owner, fileId);
      isCommitted = true;
      return { visible: false, used: false };
    };
    await waitUntilHandled(await releaseFiles(owner, [fileId], definition));
    expect(await exists(fileId)).toBe(true);
    expect(await media.storedKeys()).toContain(fileId);
  });

  it('stays when another entry began to use it before the check, and is committed after it', async () => {
    const owner = newUserId();
    const fileId = await uploadRecording(owner);
    let isCommitted = false;
    media.journal.fileVisibility = () => ({ visible: isCommitted, used: isCommitted });
    await describeFile(owner, fileId);
    const eventId = await releaseFiles(owner, [fileId], definition);
    await waitForChecks(fileId, 2);
    expect(await exists(fileId)).toBe(true);
    isCommitted = true;
    await waitUntilHandled(eventId);
    expect(await exists(fileId)).toBe(true);
    expect(await statusFor(owner, fileId)).toBe(200);
  });
});

describe('the files of an entry that is deleted soon after it was saved', () => {
  it('are served to nobody, and deleted once no other save can be under way', async () => {
    const owner = newUserId();
    const [fresh, old] = [await uploadRecording(owner), await uploadRecording(owner)];
    for (const id of [fresh, old]) await describeFile(owner, id);
    await endSaves(old);
    const eventId = await releaseFiles(owner, [fresh, old]);
    await eventually(async () => expect(await exists(old)).toBe(false));
    expect(await exists(fresh)).toBe(true);
    expect([await statusFor(owner, fresh), await statusFor(newUserId(), fresh), await statusFor(null, fresh)]).toEqual([
      404, 404, 404,
    ]);
    expect(await media.database.handledEvent.count({ where: { eventId } })).toBe(0);
    await endSaves(fresh);
    await waitUntilHandled(eventId);
    expect(await exists(fresh)).toBe(false);
    await eventually(async () => {
      const keys = await media.storedKeys();
      expect([keys.includes(fresh), keys.includes(old)]).toEqual([false, false]);
    });
  });
});

describe('a photo that is the current avatar', () => {
  it('stays when its entry is deleted before profile.updated has arrived', async () => {
    const owner = newUserId();
    const [avatar, other] = [
      (await media.uploadAccepted(owner, 'image', png)).file.id,
      (await media.uploadAccepted(owner, 'image', png)).file.id,
    ];
    media.journal.avatarUrls.set(owner, `/media/${avatar}`);
    await waitUntilHandled(await releaseFiles(owner, [avatar, other]));
    expect([await exists(avatar), await exists(other)]).toEqual([true, false]);
    expect(await statusFor(null, avatar)).toBe(200);
  });
});

it('a file that has been converted names its converted file, and both are needed by the entry', async () => {
  const owner = newUserId();
  const [original, converted, foreign] = [uuidv7(), uuidv7(), uuidv7()];
  const row = { kind: 'audio', bytes: 1, sha256: '', textStatus: 'done', lastNeededAt: new Date(0) } as const;
  await media.database.file.createMany({
    data: [
      { ...row, id: original, ownerId: owner, contentType: 'audio/x-matroska', convertedTo: converted },
      { ...row, id: converted, ownerId: owner, contentType: 'audio/mp4', convertedFrom: original },
      { ...row, id: foreign, ownerId: newUserId(), contentType: 'audio/mp4' },
    ],
  });
  const response = await media.request(owner, '/internal/files/describe', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ids: [original, foreign] }),
  });
  expect(await response.json()).toEqual([
    {
      id: original,
      ownerId: owner,
      kind: 'audio',
      contentType: 'audio/x-matroska',
      durationSeconds: null,
      convertedTo: { id: converted, contentType: 'audio/mp4' },
    },
  ]);
  const stillOld = await media.database.file.findMany({ where: { lastNeededAt: new Date(0) }, select: { id: true } });
  expect(stillOld).toEqual([{ id: foreign }]);
});
