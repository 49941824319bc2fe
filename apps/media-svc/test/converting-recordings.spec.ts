import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import type { AudioConversion, MediaFileInfo } from '@memory/contracts';
import { createEnvelope, publishEnvelopes } from '@memory/event-bus';
import { entryFilesReleased } from '@memory/events';
import { eventually } from '@memory/testing';
import { Redis } from 'ioredis';
import { v7 as uuidv7 } from 'uuid';
import { SettleConversions } from '../src/audio-conversion/settle-conversions.ts';
import { STORE, type Store } from '../src/storage/store.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { recording, soundOf } from './media-files.ts';

const run = promisify(execFile);
const LENGTH_S = 3.217;
const SPEECH = `sine=frequency=440:duration=${LENGTH_S}`;

let media: MediaApp;
let redis: Redis;
let webm: Buffer;
let folder: string;
beforeAll(async () => {
  [media, webm, folder] = await Promise.all([
    startMediaApp(),
    recording('webm', SPEECH),
    mkdtemp(join(tmpdir(), 'memory-test-conversion-')),
  ]);
  redis = new Redis(media.redisUrl);
  await media.startWorker();
});
afterAll(async () => {
  redis.disconnect();
  await media.stop();
  await rm(folder, { recursive: true });
});

const keep = async (owner: string, bytes: Buffer): Promise<string> => (await media.keep(owner, 'audio', bytes)).file.id;
const fileOf = (id: string) => media.database.file.findUniqueOrThrow({ where: { id } });
const check = async (owner: string): Promise<unknown> =>
  (await media.request(owner, '/api/check-audio-compatibility')).json();
const convert = async (owner: string): Promise<AudioConversion> =>
  (await (await media.request(owner, '/api/convert-audio-files', { method: 'POST' })).json()) as AudioConversion;

async function bytesOf(owner: string, id: string): Promise<Buffer> {
  return Buffer.from(await (await media.request(owner, `/media/${id}`)).arrayBuffer());
}

/** How many seconds of sound a file has when it is decoded, whatever it says of itself. */
async function heardSeconds(bytes: Buffer): Promise<number> {
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

async function announced(type: string): Promise<{ entityId: string; data: Record<string, unknown> }[]> {
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

it('counts what does not play on every device', async () => {
  const owner = aUser();
  expect(await check(owner)).toEqual({ hasIncompatibleFiles: false, incompatibleCount: 0 });
  await Promise.all([
    keep(owner, webm),
    keep(owner, await recording('ogg')),
    keep(owner, await recording('m4a')),
    keep(owner, await recording('mp3')),
  ]);
  await keep(aUser(), webm);
  expect(await check(owner)).toEqual({ hasIncompatibleFiles: true, incompatibleCount: 2 });
  expect((await media.request(null, '/api/check-audio-compatibility')).status).toBe(401);
  expect((await media.request(null, '/api/convert-audio-files', { method: 'POST' })).status).toBe(401);
});

it('makes AAC in MP4 that begins to play at once, as long as the original, and says which took whose place', async () => {
  const owner = aUser();
  const id = await keep(owner, webm);
  expect(await convert(owner)).toEqual({ totalFiles: 1, successful: 1, failed: 0 });
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
  expect(Math.abs((await heardSeconds(bytes)) - LENGTH_S)).toBeLessThan(0.05);
  expect(Math.abs((await heardSeconds(bytes)) - (await heardSeconds(webm)))).toBeLessThan(0.05);
  const told = (await (await media.request(owner, `/api/media-files/${successor.id}`)).json()) as MediaFileInfo;
  expect(Math.abs((told.durationSeconds ?? 0) - LENGTH_S)).toBeLessThan(0.05);
  await eventually(async () =>
    expect((await announced('recording.converted')).filter(({ entityId }) => entityId === id)).toMatchObject([
      { data: { fileId: id, ownerId: owner, newFileId: successor.id, newContentType: 'audio/mp4' } },
    ]),
  );
  expect(await soundOf(await bytesOf(owner, id))).toBe(await soundOf(webm));
});

it('goes by what is in a file, not by what it is called: Opus in MP4 is converted too', async () => {
  const owner = aUser();
  const id = await keep(owner, await recording('opusInMp4'));
  expect((await fileOf(id)).codec).toBe('opus');
  expect(await check(owner)).toMatchObject({ incompatibleCount: 1 });
  expect(await convert(owner)).toMatchObject({ successful: 1 });
});

it('done twice, or by two pages at once, it is done once', async () => {
  const owner = aUser();
  await keep(owner, webm);
  const both = await Promise.all([convert(owner), convert(owner)]);
  expect(both.map(({ failed }) => failed)).toEqual([0, 0]);
  expect(await convert(owner)).toEqual({ totalFiles: 0, successful: 0, failed: 0 });
  expect(await media.database.file.count({ where: { ownerId: owner } })).toBe(2);
});

it('a damaged recording is counted as failed, stays as it is and is not asked about again', async () => {
  const owner = aUser();
  const [bad, good] = [await keep(owner, webm), await keep(owner, webm)];
  // No such upload is taken: it was damaged where it was kept.
  const damaged = Buffer.concat([webm.subarray(0, 600), Buffer.alloc(4_000, 0x5a), webm.subarray(4_600)]);
  await media.app.get<Store>(STORE).put(bad, Readable.from([damaged]), damaged.length);
  await media.database.file.update({ where: { id: bad }, data: { bytes: damaged.length } });
  expect(await convert(owner)).toEqual({ totalFiles: 2, successful: 1, failed: 1 });
  expect(await bytesOf(owner, bad)).toEqual(damaged);
  expect((await fileOf(good)).convertedTo).not.toBeNull();
  expect(await check(owner)).toMatchObject({ incompatibleCount: 0 });
  await eventually(async () =>
    expect((await announced('media.processed')).filter(({ entityId }) => entityId === bad)).toMatchObject([
      { data: { job: 'conversion', status: 'failed' } },
    ]),
  );
});

describe('the old file', () => {
  it('goes when no memory uses it any more', async () => {
    const owner = aUser();
    const id = await keep(owner, webm);
    await convert(owner);
    const entryId = uuidv7();
    const release = createEnvelope(entryFilesReleased, {
      entityId: entryId,
      data: { entryId, authorId: owner, fileIds: [id] },
    });
    await publishEnvelopes(redis, 'journal', [release]);
    await eventually(async () => expect((await media.request(owner, `/media/${id}`)).status).toBe(404));
  });

  it('that a memory was saved with meanwhile is announced again, one that nothing uses is not', async () => {
    const owner = aUser();
    const [used, unused] = [await keep(owner, webm), await keep(owner, webm)];
    await convert(owner);
    media.journal.answer = (fileId) => ({ visible: true, used: fileId === used });
    const worker = await media.startWorker();
    await worker.get(SettleConversions).sweep(new Date(Date.now() + 3_600_000));
    const times = async (id: string) =>
      (await announced('recording.converted')).filter(({ entityId }) => entityId === id).length;
    await eventually(async () => expect([await times(used), await times(unused)]).toEqual([2, 1]));
    media.journal.answer = () => ({ visible: false, used: false });
  });
});
