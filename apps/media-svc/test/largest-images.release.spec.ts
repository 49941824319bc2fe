import { eventually } from '@memory/testing';
import { type LargestImage, largestImages, largestOcrImage } from './largest-images.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenPagePhoto } from './sample-files.ts';

let media: MediaApp;
afterEach(() => media.stop());

describe('the largest images that are accepted', () => {
  it('stay within the limits, two at a time', async () => {
    media = await startMediaApp();
    const user = newUserId();
    // The four images that need the most memory or time; measure/helper-resources.ts prints the figures.
    const names: LargestImage[] = ['lossless.webp', 'turned.heic', 'one-frame.gif', 'progressive.jpeg'];
    const responses = await Promise.all(
      names.map(async (name) => ({
        name,
        status: (await media.upload(user, 'image', await largestImages[name]())).status,
      })),
    );
    expect(responses.filter(({ status }) => status !== 201)).toEqual([]);
  }, 180_000);

  it('so does the largest image for OCR', async () => {
    media = await startMediaApp();
    await media.startWorker({ THUMBNAIL_CONCURRENCY: '0' });
    const { file } = await media.uploadAccepted(
      newUserId(),
      'image',
      await largestOcrImage(await handwrittenPagePhoto()),
    );
    await eventually(async () => expect(await media.textStatusOf(file.id)).toBe('done'), { timeoutMs: 90_000 });
  }, 180_000);
});
