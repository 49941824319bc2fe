import { AUDIO_MAX_BYTES, IMAGE_MAX_BYTES, VIDEO_MAX_BYTES } from '@memory/contracts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { paddedJpeg, paddedMp4, paddedPng, paddedWav, paddedWebm, paddedWebp } from './padded-files.ts';
import { generateVideo, generateImage, generateRecording } from './sample-files.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

interface UploadKind {
  readonly what: string;
  readonly field: 'image' | 'audio' | 'media';
  readonly maxBytes: number;
  readonly code: string;
  /** Creates a valid file of exactly this size. */
  readonly createOfSize: (bytes: number) => Promise<Buffer>;
}

const image = { maxBytes: IMAGE_MAX_BYTES, code: 'image_too_large' } as const;
const video = { field: 'media', maxBytes: VIDEO_MAX_BYTES, code: 'video_too_large' } as const;
const audio = { field: 'audio', maxBytes: AUDIO_MAX_BYTES, code: 'recording_too_large' } as const;

describe.each<UploadKind>([
  {
    ...image,
    field: 'image',
    what: 'a JPEG',
    createOfSize: async (bytes) => paddedJpeg(await generateImage().jpeg().toBuffer(), bytes),
  },
  {
    ...image,
    field: 'image',
    what: 'a PNG',
    createOfSize: async (bytes) => paddedPng(await generateImage().png().toBuffer(), bytes),
  },
  {
    ...image,
    field: 'image',
    what: 'a WebP',
    createOfSize: async (bytes) => paddedWebp(await generateImage().webp().toBuffer(), bytes),
  },
  {
    ...image,
    field: 'media',
    what: 'a JPEG',
    createOfSize: async (bytes) => paddedJpeg(await generateImage().jpeg().toBuffer(), bytes),
  },
  { ...video, what: 'an MP4 video', createOfSize: async (bytes) => paddedMp4(await generateVideo('mp4'), bytes) },
  { ...video, what: 'a WebM video', createOfSize: async (bytes) => paddedWebm(await generateVideo('webm'), bytes) },
  { ...audio, what: 'a WAV', createOfSize: async (bytes) => paddedWav(await generateRecording('wav'), bytes) },
  { ...audio, what: 'an M4A', createOfSize: async (bytes) => paddedMp4(await generateRecording('m4a'), bytes) },
])('$what in the field $field', ({ field, maxBytes, code, createOfSize }) => {
  it(`of exactly ${maxBytes} bytes is accepted`, async () => {
    const bytes = await createOfSize(maxBytes);
    expect(bytes).toHaveLength(maxBytes);
    const response = await media.upload(newUserId(), field, bytes);
    expect([response.status, await response.text()]).toEqual([201, expect.stringContaining('/media/')]);
  });

  it('of one byte more is rejected', async () => {
    const user = newUserId();
    const response = await media.upload(user, field, await createOfSize(maxBytes + 1));
    expect([response.status, await response.json()]).toEqual([413, expect.objectContaining({ code })]);
    expect(await media.database.file.count({ where: { ownerId: user } })).toBe(0);
  });
});
