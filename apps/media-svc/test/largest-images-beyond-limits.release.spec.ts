import { failureOf } from './job-failures.ts';
import { largestImages, largestOcrImage } from './largest-images.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, handwrittenPagePhoto } from './sample-files.ts';

let media: MediaApp;
afterEach(() => media.stop());

const small = (): Promise<Buffer> => generateImage().png().toBuffer();

describe('the image helper process', () => {
  // A failed allocation has a different effect for each image: a libvips error, or a V8 or WebAssembly error. libheif's does not say that memory
  // is missing: its process goes on, and is replaced when the next image lacks memory.
  it.each(['progressive.jpeg', 'turned.heic'] as const)(
    'is ended or replaced when %s needs more memory, so that the next image is accepted',
    async (name) => {
      media = await startMediaApp({ IMAGE_MEMORY_MB: '900' });
      const response = await media.upload(newUserId(), 'image', await largestImages[name]());
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'file_unreadable' });
      expect(await media.storedKeys()).toEqual([]);
      expect((await media.upload(newUserId(), 'image', await small())).status).toBe(201);
    },
  );

  it('is ended when an image needs more processor time', async () => {
    media = await startMediaApp({ IMAGE_CPU_SECONDS: '2' });
    const response = await media.upload(newUserId(), 'image', await largestImages['lossy.webp']());
    expect(await response.json()).toMatchObject({ code: 'file_unreadable' });
    expect((await media.upload(newUserId(), 'image', await small())).status).toBe(201);
  });
});

describe('a job whose helper process exceeds its limit', () => {
  beforeEach(async () => void (media = await startMediaApp()));

  it('of memory fails at once with the reason: thumbnails', async () => {
    const failed = await failureOf(
      media,
      'thumbnails',
      { IMAGE_MEMORY_MB: '850' },
      await largestImages['one-frame.gif'](),
    );
    expect(failed).toMatchObject([{ why: 'took more than 850 MB of memory', attempts: 1 }]);
  });

  it('of processor time, is given up at once and says so: reading a page', async () => {
    const page = await largestOcrImage(await handwrittenPagePhoto());
    const failed = await failureOf(media, 'ocr', { OCR_CPU_SECONDS: '1' }, page);
    expect(failed).toMatchObject([{ why: 'took more than 1 s of processor time', attempts: 1 }]);
  });
});
