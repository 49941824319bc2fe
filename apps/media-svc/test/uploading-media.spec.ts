import { ENTRY_FILES_MAX, type ThumbnailSize, type UploadedMedia, fileIdFromMediaUrl } from '@memory/contracts';
import { eventually } from '@memory/testing';
import sharp from 'sharp';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import {
  generateVideo,
  type VideoEncoding,
  durationSecondsOf,
  runFfmpeg,
  generateImage,
  probeFile,
  generateRecording,
} from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

function send(user: string, ...files: Uint8Array[]): Promise<Response> {
  const body = new FormData();
  for (const bytes of files) body.append('media', new Blob([new Uint8Array(bytes)]), 'from a phone');
  return media.request(user, '/api/upload/media', { method: 'POST', body });
}
async function uploadAll(user: string, ...files: Uint8Array[]): Promise<UploadedMedia[]> {
  const response = await send(user, ...files);
  if (response.status !== 201) throw new Error(`rejected: ${await response.text()}`);
  return (await response.json()) as UploadedMedia[];
}
const fileOf = ({ url }: UploadedMedia) =>
  media.database.file.findUniqueOrThrow({ where: { id: fileIdFromMediaUrl(url) } });
const bytesOf = async (user: string, url: string): Promise<Buffer> =>
  Buffer.from(await (await media.request(user, url)).arrayBuffer());

describe('a video', () => {
  it.each<[VideoEncoding, string, string]>([
    ['mp4', 'video/mp4', 'h264'],
    ['mov', 'video/mp4', 'h264'],
    ['webm', 'video/webm', 'vp8'],
  ])('in %s is stored as %s with size, duration and codec', async (encoding, mimeType, codec) => {
    const user = newUserId();
    const [uploaded] = await uploadAll(user, await generateVideo(encoding));
    expect(uploaded).toEqual({
      isIncomplete: false,
      url: expect.stringMatching(/^\/media\//),
      type: 'video',
      mimeType,
    });
    const file = await fileOf(uploaded as UploadedMedia);
    expect(file).toMatchObject({
      kind: 'video',
      contentType: mimeType,
      codec,
      width: 64,
      height: 48,
      textStatus: 'done',
    });
    expect(Math.abs((file.durationSeconds ?? 0) - 0.5)).toBeLessThan(0.1);
    const stored = await bytesOf(user, uploaded?.url ?? '');
    expect((await probeFile(stored)).streams.map(({ codec_type: type }) => type)).toEqual(['video', 'audio']);
    expect(await durationSecondsOf(stored)).toBeGreaterThan(0.4);
  });

  it('is stored without its position', async () => {
    const user = newUserId();
    const taken = await generateVideo('mov', [
      '-metadata',
      'location=+22.2816+114.1585/',
      '-metadata',
      'make=Camera Maker',
      '-movflags',
      'use_metadata_tags',
    ]);
    expect(taken.includes('+22.2816')).toBe(true);
    const [uploaded] = await uploadAll(user, taken);
    const stored = await bytesOf(user, uploaded?.url ?? '');
    expect([stored.includes('+22.2816'), stored.includes('Camera Maker')]).toEqual([false, false]);
  });

  it('with a rotation has the displayed width and height', async () => {
    const user = newUserId();
    const lying = await generateVideo('mp4');
    const upright = await runFfmpeg(['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '-f', 'mp4'], lying);
    const [uploaded] = await uploadAll(user, upright);
    expect(await fileOf(uploaded as UploadedMedia)).toMatchObject({ width: 48, height: 64 });
  });

  it('has its index first, so that playback starts early', async () => {
    const user = newUserId();
    const [uploaded] = await uploadAll(user, await generateVideo('mp4'));
    const stored = await bytesOf(user, uploaded?.url ?? '');
    expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
  });
});

describe('several at once', () => {
  it('keep their order', async () => {
    const user = newUserId();
    const uploaded = await uploadAll(
      user,
      await generateImage().png().toBuffer(),
      await generateVideo('webm'),
      await generateImage().jpeg().toBuffer(),
    );
    expect(uploaded.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'video/webm', 'image/jpeg']);
    expect(uploaded.map(({ type }) => type)).toEqual(['image', 'video', 'image']);
  });

  it.each<[string, number, string, () => Promise<Uint8Array>]>([
    ['not an image', 415, 'not_image_or_video', () => generateRecording('wav')],
    ['empty', 400, 'file_empty', async () => Buffer.alloc(0)],
    [
      'unreadable',
      400,
      'file_unreadable',
      async () => (await generateImage(300, 300).jpeg().toBuffer()).subarray(0, 100),
    ],
    [
      'too large',
      413,
      'video_too_large',
      async () => Buffer.concat([await generateVideo('mp4'), Buffer.alloc(10 * 1024 * 1024)]),
    ],
  ])('are all rejected when one is %s, and the error names it', async (_what, status, code, bad) => {
    const user = newUserId();
    const before = await media.storedKeys();
    const good = await generateImage().png().toBuffer();
    const response = await send(user, good, good, await bad(), good);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, errors: [{ path: 'media[2]', message: expect.any(String) }] });
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
    expect(await media.storedKeys()).toEqual(before);
    expect(await media.scratchFiles()).toEqual([]);
  });

  it('are at most twenty', async () => {
    const user = newUserId();
    const small = await generateImage(2, 2).png().toBuffer();
    expect(await uploadAll(user, ...Array.from({ length: ENTRY_FILES_MAX }, () => small))).toHaveLength(
      ENTRY_FILES_MAX,
    );
    const response = await send(user, ...Array.from({ length: ENTRY_FILES_MAX + 1 }, () => small));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'too_many_media' });
  });
});

describe('thumbnails', () => {
  const longest = { small: 160, medium: 640, large: 1_600 } as const;
  const sizes = Object.keys(longest) as ThumbnailSize[];

  async function createThumbnails(
    user: string,
    url: string,
  ): Promise<Record<string, { format?: string; longest: number }>> {
    const worker = await media.startWorker();
    try {
      await eventually(async () => expect((await fileOf({ url } as UploadedMedia)).thumbnailStatus).toBe('done'));
    } finally {
      await worker.close();
    }
    const metadata = await Promise.all(
      sizes.map(async (size) => [size, await sharp(await bytesOf(user, `${url}?size=${size}`)).metadata()] as const),
    );
    return Object.fromEntries(
      metadata.map(([size, { format, width, height }]) => [size, { format, longest: Math.max(width, height) }]),
    );
  }

  it('of an image exist in three sizes; until then the image is served in full', async () => {
    const user = newUserId();
    const [uploaded] = await uploadAll(user, await generateImage(2_000, 1_000).jpeg().toBuffer());
    const url = uploaded?.url ?? '';
    const early = await media.request(user, `${url}?size=medium`);
    expect([early.status, early.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const thumbnails = await createThumbnails(user, url);
    expect(thumbnails).toEqual(
      Object.fromEntries(sizes.map((size) => [size, { format: 'webp', longest: longest[size] }])),
    );
    const late = await media.request(user, `${url}?size=medium`);
    expect(late.headers.get('content-type')).toBe('image/webp');
    expect(late.headers.get('etag')).not.toBe(early.headers.get('etag'));
  });

  it('of a video show a frame; until then they do not exist', async () => {
    const user = newUserId();
    const [uploaded] = await uploadAll(user, await generateVideo('mp4'));
    const url = uploaded?.url ?? '';
    const early = await media.request(user, `${url}?size=small`);
    expect([early.status, await early.json()]).toEqual([404, expect.objectContaining({ code: 'file_not_found' })]);
    expect(await createThumbnails(user, url)).toMatchObject({
      small: { format: 'webp', longest: 64 },
      large: { format: 'webp', longest: 64 },
    });
  });

  it.each([
    ['wide', '4/3', { width: 85, height: 48 }],
    ['narrow', '8/9', { width: 64, height: 54 }],
    ['damaged', '1000/1', { width: 256, height: 48 }],
  ])('of a video with %s pixels (%s) have its displayed proportions', async (_, ratio, displayed) => {
    const user = newUserId();
    const [uploaded] = await uploadAll(user, await generateVideo('mp4', ['-vf', `setsar=${ratio}`]));
    const url = uploaded?.url ?? '';
    expect(await fileOf({ url } as UploadedMedia)).toMatchObject(displayed);
    await createThumbnails(user, url);
    expect(await sharp(await bytesOf(user, `${url}?size=large`)).metadata()).toMatchObject(displayed);
  });

  it('are hidden with their file', async () => {
    const user = newUserId();
    const [uploaded] = await uploadAll(user, await generateImage().png().toBuffer());
    expect((await media.request(newUserId(), `${uploaded?.url}?size=small`)).status).toBe(404);
  });

  it('have no other sizes', async () => {
    const user = newUserId();
    const [uploaded] = await uploadAll(user, await generateImage().png().toBuffer());
    const response = await media.request(user, `${uploaded?.url}?size=huge`);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request' }),
    ]);
  });
});
