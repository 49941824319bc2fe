import { ENTRY_FILES_MAX, type ThumbnailSize, type UploadedMedia, fileIdFromMediaUrl } from '@memory/contracts';
import { eventually } from '@memory/testing';
import sharp from 'sharp';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { film, type FilmEncoding, lengthOf, made, picture, probed, recording } from './media-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

function send(user: string, ...files: Uint8Array[]): Promise<Response> {
  const body = new FormData();
  for (const bytes of files) body.append('media', new Blob([new Uint8Array(bytes)]), 'from a phone');
  return media.request(user, '/api/upload/media', { method: 'POST', body });
}
async function kept(user: string, ...files: Uint8Array[]): Promise<UploadedMedia[]> {
  const response = await send(user, ...files);
  if (response.status !== 201) throw new Error(`refused: ${await response.text()}`);
  return (await response.json()) as UploadedMedia[];
}
const fileOf = ({ url }: UploadedMedia) =>
  media.database.file.findUniqueOrThrow({ where: { id: fileIdFromMediaUrl(url) } });
const bytesOf = async (user: string, url: string): Promise<Buffer> =>
  Buffer.from(await (await media.request(user, url)).arrayBuffer());

describe('a film', () => {
  it.each<[FilmEncoding, string, string]>([
    ['mp4', 'video/mp4', 'h264'],
    ['mov', 'video/mp4', 'h264'],
    ['webm', 'video/webm', 'vp8'],
  ])('in %s is kept as %s and known by size, length and codec', async (encoding, mimeType, codec) => {
    const user = aUser();
    const [answer] = await kept(user, await film(encoding));
    expect(answer).toEqual({ url: expect.stringMatching(/^\/media\//), type: 'video', mimeType });
    const file = await fileOf(answer as UploadedMedia);
    expect(file).toMatchObject({
      kind: 'video',
      contentType: mimeType,
      codec,
      width: 64,
      height: 48,
      textStatus: 'done',
    });
    expect(Math.abs((file.durationSeconds ?? 0) - 0.5)).toBeLessThan(0.1);
    const stored = await bytesOf(user, answer?.url ?? '');
    expect((await probed(stored)).streams.map(({ codec_type: type }) => type)).toEqual(['video', 'audio']);
    expect(await lengthOf(stored)).toBeGreaterThan(0.4);
  });

  it('no longer says where it was taken', async () => {
    const user = aUser();
    const taken = await film('mov', [
      '-metadata',
      'location=+22.2816+114.1585/',
      '-metadata',
      'make=Camera Maker',
      '-movflags',
      'use_metadata_tags',
    ]);
    expect(taken.includes('+22.2816')).toBe(true);
    const [answer] = await kept(user, taken);
    const stored = await bytesOf(user, answer?.url ?? '');
    expect([stored.includes('+22.2816'), stored.includes('Camera Maker')]).toEqual([false, false]);
  });

  it('taken with the phone upright is upright', async () => {
    const user = aUser();
    const lying = await film('mp4');
    const upright = await made(['-c', 'copy', '-metadata:s:v:0', 'rotate=90', '-f', 'mp4'], lying);
    const [answer] = await kept(user, upright);
    expect(await fileOf(answer as UploadedMedia)).toMatchObject({ width: 48, height: 64 });
  });

  it('can be played before all of it has come', async () => {
    const user = aUser();
    const [answer] = await kept(user, await film('mp4'));
    const stored = await bytesOf(user, answer?.url ?? '');
    expect(stored.indexOf('moov')).toBeLessThan(stored.indexOf('mdat'));
  });
});

describe('several at once', () => {
  it('are answered in the order they were sent', async () => {
    const user = aUser();
    const answers = await kept(
      user,
      await picture().png().toBuffer(),
      await film('webm'),
      await picture().jpeg().toBuffer(),
    );
    expect(answers.map(({ mimeType }) => mimeType)).toEqual(['image/png', 'video/webm', 'image/jpeg']);
    expect(answers.map(({ type }) => type)).toEqual(['image', 'video', 'image']);
  });

  it.each<[string, number, string, () => Promise<Uint8Array>]>([
    ['not a picture', 415, 'not_image_or_video', () => recording('wav')],
    ['empty', 400, 'file_empty', async () => Buffer.alloc(0)],
    ['torn', 400, 'file_unreadable', async () => (await picture(300, 300).jpeg().toBuffer()).subarray(0, 700)],
    [
      'too large',
      413,
      'video_too_large',
      async () => Buffer.concat([await film('mp4'), Buffer.alloc(10 * 1024 * 1024)]),
    ],
  ])('are all refused when one is %s, and it is named', async (_what, status, code, bad) => {
    const user = aUser();
    const before = await media.storedKeys();
    const good = await picture().png().toBuffer();
    const response = await send(user, good, good, await bad(), good);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, errors: [{ path: 'media[2]', message: expect.any(String) }] });
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
    expect(await media.storedKeys()).toEqual(before);
    expect(await media.scratchFiles()).toEqual([]);
  });

  it('are no more than twenty', async () => {
    const user = aUser();
    const small = await picture(2, 2).png().toBuffer();
    expect(await kept(user, ...Array.from({ length: ENTRY_FILES_MAX }, () => small))).toHaveLength(ENTRY_FILES_MAX);
    const response = await send(user, ...Array.from({ length: ENTRY_FILES_MAX + 1 }, () => small));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'too_many_media' });
  });
});

describe('thumbnails', () => {
  const longest = { small: 160, medium: 640, large: 1_600 } as const;
  const sizes = Object.keys(longest) as ThumbnailSize[];

  async function shown(user: string, url: string): Promise<Record<string, { format?: string; longest: number }>> {
    const worker = await media.startWorker();
    try {
      await eventually(async () => expect((await fileOf({ url } as UploadedMedia)).thumbnailStatus).toBe('done'), {
        timeoutMs: 20_000,
      });
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

  it('of a picture come in three sizes, and until then the picture itself does', async () => {
    const user = aUser();
    const [answer] = await kept(user, await picture(2_000, 1_000).jpeg().toBuffer());
    const url = answer?.url ?? '';
    const early = await media.request(user, `${url}?size=medium`);
    expect([early.status, early.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const drawn = await shown(user, url);
    expect(drawn).toEqual(Object.fromEntries(sizes.map((size) => [size, { format: 'webp', longest: longest[size] }])));
    const late = await media.request(user, `${url}?size=medium`);
    expect(late.headers.get('content-type')).toBe('image/webp');
    expect(late.headers.get('etag')).not.toBe(early.headers.get('etag'));
  });

  it('of a film show one of its first moments, and until then there is none', async () => {
    const user = aUser();
    const [answer] = await kept(user, await film('mp4'));
    const url = answer?.url ?? '';
    const early = await media.request(user, `${url}?size=small`);
    expect([early.status, await early.json()]).toEqual([404, expect.objectContaining({ code: 'file_not_found' })]);
    expect(await shown(user, url)).toMatchObject({
      small: { format: 'webp', longest: 64 },
      large: { format: 'webp', longest: 64 },
    });
  });

  it('are seen by nobody who may not see their file', async () => {
    const user = aUser();
    const [answer] = await kept(user, await picture().png().toBuffer());
    expect((await media.request(aUser(), `${answer?.url}?size=small`)).status).toBe(404);
  });

  it('come in no other size', async () => {
    const user = aUser();
    const [answer] = await kept(user, await picture().png().toBuffer());
    const response = await media.request(user, `${answer?.url}?size=huge`);
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_request' }),
    ]);
  });
});
