import { AUDIO_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@memory/contracts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { film, picture, recording } from './media-files.ts';
import { paddedJpeg, paddedMp4, paddedPng, paddedWav, paddedWebm, paddedWebp } from './padded-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

interface Kind {
  readonly what: string;
  readonly field: 'image' | 'audio' | 'media';
  readonly maxBytes: number;
  readonly code: string;
  /** A whole file of exactly so many bytes. */
  readonly ofBytes: (bytes: number) => Promise<Buffer>;
}

const image = { maxBytes: IMAGE_MAX_BYTES, code: 'image_too_large' } as const;
const video = { field: 'media', maxBytes: VIDEO_MAX_BYTES, code: 'video_too_large' } as const;
const audio = { field: 'audio', maxBytes: AUDIO_MAX_BYTES, code: 'recording_too_large' } as const;

describe.each<Kind>([
  {
    ...image,
    field: 'image',
    what: 'a JPEG',
    ofBytes: async (bytes) => paddedJpeg(await picture().jpeg().toBuffer(), bytes),
  },
  {
    ...image,
    field: 'image',
    what: 'a PNG',
    ofBytes: async (bytes) => paddedPng(await picture().png().toBuffer(), bytes),
  },
  {
    ...image,
    field: 'image',
    what: 'a WebP',
    ofBytes: async (bytes) => paddedWebp(await picture().webp().toBuffer(), bytes),
  },
  {
    ...image,
    field: 'media',
    what: 'a JPEG',
    ofBytes: async (bytes) => paddedJpeg(await picture().jpeg().toBuffer(), bytes),
  },
  { ...video, what: 'an MP4 film', ofBytes: async (bytes) => paddedMp4(await film('mp4'), bytes) },
  { ...video, what: 'a WebM film', ofBytes: async (bytes) => paddedWebm(await film('webm'), bytes) },
  { ...audio, what: 'a WAV', ofBytes: async (bytes) => paddedWav(await recording('wav'), bytes) },
  { ...audio, what: 'an M4A', ofBytes: async (bytes) => paddedMp4(await recording('m4a'), bytes) },
])('$what in the field $field', ({ field, maxBytes, code, ofBytes }) => {
  it(`of exactly ${maxBytes} bytes is taken`, async () => {
    const bytes = await ofBytes(maxBytes);
    expect(bytes).toHaveLength(maxBytes);
    const response = await media.upload(aUser(), field, bytes);
    expect([response.status, await response.text()]).toEqual([201, expect.stringContaining('/media/')]);
  });

  it('of one byte more is refused', async () => {
    const user = aUser();
    const response = await media.upload(user, field, await ofBytes(maxBytes + 1));
    expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code })]);
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
  });
});
