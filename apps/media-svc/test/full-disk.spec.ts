import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { canMountDisks, eventually, mountSmallDisk, type SmallDisk } from '@memory/testing';
import sharp from 'sharp';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording, generateVideo } from './sample-files.ts';

const MB = 1024 ** 2;
/** The unit in which the file system allocates space, in bytes. */
const PAGE = 4_096;
const UNAVAILABLE = { status: 503, retryAfter: '60', code: 'service_unavailable' };
const describeResponse = async (response: Response): Promise<object> => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  code: ((await response.json()) as { code?: string }).code,
});

const describeWithDisk = canMountDisks ? describe : describe.skip;

describeWithDisk('while the disk is full', () => {
  let store: SmallDisk;
  let scratch: SmallDisk;
  let media: MediaApp;
  const user = newUserId();
  beforeAll(async () => {
    [store, scratch] = await Promise.all([mountSmallDisk(4 * MB), mountSmallDisk(4 * MB)]);
    media = await startMediaApp({ MEDIA_DIR: store.folder, SCRATCH_DIR: scratch.folder, DISK_RESERVE_MB: '0' });
  });
  afterAll(async () => {
    await media.stop();
    await Promise.all([store.unmount(), scratch.unmount()]);
  });
  afterEach(() => Promise.all([store.free(), scratch.free()]));

  const files: Record<string, () => Promise<['audio' | 'image' | 'media', Buffer]>> = {
    'a recording': async () => ['audio', await generateRecording('wav')],
    'a photo': async () => ['image', await noisyPhoto()],
    'a video': async () => ['media', await generateVideo('mp4', ['-b:v', '8M'])],
  };

  /** What is left of uploads. Scratch files may be deleted shortly after the response. */
  async function findRemains(): Promise<unknown[]> {
    await eventually(async () => expect((await media.scratchFiles()).filter((name) => name !== 'filler')).toEqual([]));
    return [await media.database.file.count(), await media.storedKeys()];
  }

  describe.each(Object.entries(files))('the upload of %s', (_, generate) => {
    it.each([
      ['received', () => scratch.fill(2 * PAGE)],
      ['stored', () => store.fill()],
    ])('that cannot be %s is a 503 and leaves nothing', async (_step, fill) => {
      const [field, bytes] = await generate();
      await fill();
      expect(await describeResponse(await media.upload(user, field, bytes))).toEqual(UNAVAILABLE);
      await store.free();
      await scratch.free();
      expect(await findRemains()).toEqual([0, []]);
    });

    it('whose copy without metadata cannot be written is a 503, and not a damaged file', async () => {
      const [field, bytes] = await generate();
      // The upload itself still fits, its copy does not.
      await scratch.fill(Math.ceil(bytes.length / PAGE) * PAGE);
      expect(await describeResponse(await media.upload(user, field, bytes))).toEqual(UNAVAILABLE);
      await scratch.free();
      expect(await findRemains()).toEqual([0, []]);
    });
  });

  it('the service is alive, and accepts the same upload as soon as there is space again', async () => {
    const [field, bytes] = await files['a recording']!();
    await store.fill();
    expect(await describeResponse(await media.upload(user, field, bytes))).toEqual(UNAVAILABLE);
    await store.free();
    expect((await media.upload(user, field, bytes)).status).toBe(201);
    const [key] = await media.storedKeys();
    expect((await readFile(join(store.folder, 'objects', key!.slice(-2), key!))).length).toBeGreaterThan(0);
  });
});

describeWithDisk('while a disk is almost full', () => {
  const user = newUserId();
  let disk: SmallDisk;
  let media: MediaApp;
  beforeAll(async () => void (disk = await mountSmallDisk(40 * MB)));
  afterEach(() => media.stop());
  afterAll(() => disk.unmount());

  const foldersOn = (): Record<string, Record<string, string>> => ({
    'the files': { MEDIA_DIR: disk.folder },
    'files that are being processed': { SCRATCH_DIR: disk.folder },
  });

  it.each(['the files', 'files that are being processed'])(
    'on the disk of %s, an upload that would use the reserve is a 503, and is accepted when there is space again',
    async (use) => {
      media = await startMediaApp({ ...foldersOn()[use], DISK_RESERVE_MB: '3' });
      const recording = await generateRecording('wav');
      await disk.fill(3 * MB + recording.length / 2);
      expect(await describeResponse(await media.upload(user, 'audio', recording))).toEqual(UNAVAILABLE);
      await disk.fill(4 * MB + recording.length);
      expect((await media.upload(user, 'audio', recording)).status).toBe(201);
      await disk.free();
    },
  );

  it('the reserve is at most a tenth of the disk', async () => {
    media = await startMediaApp({ SCRATCH_DIR: disk.folder, DISK_RESERVE_MB: '1000000' });
    const recording = await generateRecording('wav');
    await disk.fill(3 * MB);
    expect((await media.upload(user, 'audio', recording)).status).toBe(503);
    await disk.fill(6 * MB);
    expect((await media.upload(user, 'audio', recording)).status).toBe(201);
    await disk.free();
  });
});

/** A photo of a hundred kilobytes. */
const noisyPhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 300,
      height: 200,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer();
