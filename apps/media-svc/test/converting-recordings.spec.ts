import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { AudioConversion, MediaFileInfo } from '@memory/contracts';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { entryFilesReleased } from '@memory/events';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { RepublishUnappliedConversions } from '../src/audio-conversion/republish-unapplied-conversions.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording, audioStreamHash } from './sample-files.ts';

const run = promisify(execFile);
const DURATION_S = 3.217;
const SPEECH = `sine=frequency=440:duration=${DURATION_S}`;

let media: MediaApp;
let redis: Redis;
let webm: Buffer;
let folder: string;
beforeAll(async () => {
  [media, webm, folder] = await Promise.all([
    startMediaApp(),
    generateRecording('webm', SPEECH),
    mkdtemp(join(tmpdir(), 'memory-test-conversion-')),
  ]);
  redis = new Redis(media.redisUrl);
  await media.startWorker();
});
beforeEach(() => {
  media.journal.fileVisibility = () => ({ visible: true, used: true });
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
  await rm(folder, { recursive: true });
});

const uploadRecording = async (owner: string, bytes: Buffer): Promise<string> =>
  (await media.uploadAccepted(owner, 'audio', bytes)).file.id;
const fileOf = (id: string) => media.database.file.findUniqueOrThrow({ where: { id } });
const check = async (owner: string): Promise<unknown> =>
  (await media.request(owner, '/api/check-audio-compatibility')).json();
const convert = async (owner: string): Promise<AudioConversion> =>
  (await (await media.request(owner, '/api/convert-audio-files', { method: 'POST' })).json()) as AudioConversion;

async function bytesOf(owner: string, id: string): Promise<Buffer> {
  return Buffer.from(await (await media.request(owner, `/media/${id}`)).arrayBuffer());
}

/** The duration of the decoded audio in seconds, independent of the container's metadata. */
async function decodedSeconds(bytes: Buffer): Promise<number> {
  const path = join(folder, uuidv7());
  await writeFile(path, bytes);
  const rate = 48_000;
  const { stdout } = await run(
    'ffmpeg',
    ['-v', 'error', '-i', path, '-ac', '1', '-ar', String(rate), '-f', 's16le', '-'],
    { encoding: 'buffer', maxBuffer: 2 ** 27 },
  );
  return stdout.length / 2 / rate;
}

async function publishedEvents(type: string): Promise<{ entityId: string; data: Record<string, unknown> }[]> {
  const entries = await redis.xrange('events:media', '-', '+');
  const events = entries.map(
    ([, fields]) =>
      JSON.parse(fields[fields.indexOf('event') + 1] ?? '') as {
        type: string;
        entityId: string;
        data: Record<string, unknown>;
      },
  );
  return events.filter((event) => event.type === type);
}

it('counts recordings that some devices cannot play', async () => {
  const owner = newUserId();
  expect(await check(owner)).toEqual({ hasIncompatibleFiles: false, incompatibleCount: 0 });
  await Promise.all([
    uploadRecording(owner, webm),
    uploadRecording(owner, await generateRecording('ogg')),
    uploadRecording(owner, await generateRecording('m4a')),
    uploadRecording(owner, await generateRecording('mp3')),
  ]);
  await uploadRecording(newUserId(), webm);
  expect(await check(owner)).toEqual({ hasIncompatibleFiles: true, incompatibleCount: 2 });
  expect((await media.request(null, '/api/check-audio-compatibility')).status).toBe(401);
  expect((await media.request(null, '/api/convert-audio-files', { method: 'POST' })).status).toBe(401);
});

it('converts to AAC in MP4 with the index first and the same duration, and publishes the successor', async () => {
  const owner = newUserId();
  const id = await uploadRecording(owner, webm);
  expect(await convert(owner)).toEqual({ totalFiles: 1, successful: 1, failed: 0, notNeeded: 0, inProgress: 0 });
  const { convertedTo } = await fileOf(id);
  const successor = await fileOf(convertedTo ?? '');
  expect(successor).toMatchObject({
    ownerId: owner,
    kind: 'audio',
    contentType: 'audio/mp4',
    codec: 'aac',
    textStatus: 'done',
    textReason: 'no_provider',
  });
  const bytes = await bytesOf(owner, successor.id);
  expect(bytes).toHaveLength(successor.bytes);
  expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
  const seconds = await decodedSeconds(bytes);
  expect(Math.abs(seconds - DURATION_S)).toBeLessThan(0.05);
  expect(Math.abs(seconds - (await decodedSeconds(webm)))).toBeLessThan(0.05);
  const info = (await (await media.request(owner, `/api/media-files/${successor.id}`)).json()) as MediaFileInfo;
  expect(Math.abs((info.durationSeconds ?? 0) - DURATION_S)).toBeLessThan(0.05);
  await eventually(async () =>
    expect((await publishedEvents('recording.converted')).filter(({ entityId }) => entityId === id)).toMatchObject([
      { data: { fileId: id, ownerId: owner, newFileId: successor.id, newContentType: 'audio/mp4' } },
    ]),
  );
  expect(await audioStreamHash(await bytesOf(owner, id))).toBe(await audioStreamHash(webm));
});

it('detects incompatible recordings by codec: Opus in MP4 is converted, too', async () => {
  const owner = newUserId();
  const id = await uploadRecording(owner, await generateRecording('opusInMp4'));
  expect((await fileOf(id)).codec).toBe('opus');
  expect(await check(owner)).toMatchObject({ incompatibleCount: 1 });
  expect(await convert(owner)).toMatchObject({ successful: 1 });
});

it('simultaneous and repeated requests convert a recording once', async () => {
  const owner = newUserId();
  await uploadRecording(owner, webm);
  const both = await Promise.all([convert(owner), convert(owner)]);
  expect(both.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(await convert(owner)).toEqual({ totalFiles: 0, successful: 0, failed: 0, notNeeded: 0, inProgress: 0 });
  expect(await media.database.file.count({ where: { ownerId: owner } })).toBe(2);
});

it('a damaged recording counts as failed, stays unchanged and is not offered again', async () => {
  const owner = newUserId();
  const [bad, good] = [await uploadRecording(owner, webm), await uploadRecording(owner, webm)];
  // Damaged in the store, because such an upload would be rejected.
  const damaged = Buffer.concat([webm.subarray(0, 600), Buffer.alloc(4_000, 0x5a), webm.subarray(4_600)]);
  await media.app.get<ObjectStore>(OBJECT_STORE).put(bad, Readable.from([damaged]), damaged.length);
  await media.database.file.update({ where: { id: bad }, data: { bytes: damaged.length } });
  expect(await convert(owner)).toEqual({ totalFiles: 2, successful: 1, failed: 1, notNeeded: 0, inProgress: 0 });
  expect(await bytesOf(owner, bad)).toEqual(damaged);
  expect((await fileOf(good)).convertedTo).not.toBeNull();
  expect(await check(owner)).toMatchObject({ incompatibleCount: 0 });
  await eventually(async () =>
    expect((await publishedEvents('media.processed')).filter(({ entityId }) => entityId === bad)).toMatchObject([
      { data: { job: 'conversion', status: 'failed' } },
    ]),
  );
});

describe('the original', () => {
  it('is deleted when no entry uses it any more', async () => {
    const owner = newUserId();
    const id = await uploadRecording(owner, webm);
    await convert(owner);
    media.journal.fileVisibility = () => ({ visible: false, used: false });
    const entryId = uuidv7();
    const release = createEnvelope(entryFilesReleased, {
      entityId: entryId,
      data: { entryId, authorId: owner, fileIds: [id] },
    });
    await publishEnvelopes(redis, 'journal', [release]);
    await eventually(async () => expect((await media.request(owner, `/media/${id}`)).status).toBe(404));
  });

  it('is published again if an entry still uses it, and not otherwise', async () => {
    const owner = newUserId();
    const [used, unused] = [await uploadRecording(owner, webm), await uploadRecording(owner, webm)];
    await convert(owner);
    media.journal.fileVisibility = (fileId) => ({ visible: true, used: fileId === used });
    const worker = await media.startWorker();
    await worker.get(RepublishUnappliedConversions).execute(new Date(Date.now() + 3_600_000));
    const times = async (id: string) =>
      (await publishedEvents('recording.converted')).filter(({ entityId }) => entityId === id).length;
    await eventually(async () => expect([await times(used), await times(unused)]).toEqual([2, 1]));
  });
});

describe('recordings that no entry uses', () => {
  it('are neither counted nor converted', async () => {
    const owner = newUserId();
    const [used, unused] = [await uploadRecording(owner, webm), await uploadRecording(owner, webm)];
    media.journal.fileVisibility = (fileId) => ({ visible: true, used: fileId === used });
    expect(await check(owner)).toEqual({ hasIncompatibleFiles: true, incompatibleCount: 1 });
    expect(await convert(owner)).toMatchObject({ totalFiles: 1, successful: 1 });
    expect([(await fileOf(unused)).convertedTo, await check(owner)]).toMatchObject([null, { incompatibleCount: 0 }]);
  });

  it('cannot be told from others while journal-svc is unavailable: both requests are rejected', async () => {
    const owner = newUserId();
    const id = await uploadRecording(owner, webm);
    media.journal.fileVisibility = () => 'unavailable';
    expect(await check(owner)).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect(await convert(owner)).toMatchObject({ statusCode: 503, code: 'service_unavailable' });
    expect((await fileOf(id)).convertedTo).toBeNull();
  });
});

describe('the numbers of a conversion add up to its total when', () => {
  it('the originals of converted recordings are deleted before all are converted', async () => {
    const owner = newUserId();
    const ids = [await uploadRecording(owner, webm), await uploadRecording(owner, webm)];
    const long = await uploadRecording(owner, await generateRecording('webm', 'sine=frequency=440:duration=60'));
    const result = convert(owner);
    await eventually(async () =>
      expect(await media.database.file.count({ where: { convertedFrom: { in: ids } } })).toBe(2),
    );
    await media.database.file.deleteMany({ where: { id: { in: ids } } });
    expect(await result).toEqual({ totalFiles: 3, successful: 3, failed: 0, notNeeded: 0, inProgress: 0 });
    expect((await fileOf((await fileOf(long)).convertedTo ?? '')).convertedFrom).toBe(long);
  });

  it('a recording is deleted before its conversion begins', async () => {
    await media.stopWorkers();
    const owner = newUserId();
    const deleted = await uploadRecording(owner, webm);
    await uploadRecording(owner, webm);
    const result = convert(owner);
    await eventually(() => expect(media.journal.requests.map(({ fileId }) => fileId)).toContain(deleted));
    await media.database.file.delete({ where: { id: deleted } });
    // Until now, no worker has taken the jobs.
    await media.startWorker();
    expect(await result).toEqual({ totalFiles: 2, successful: 1, failed: 0, notNeeded: 1, inProgress: 0 });
  });
});
