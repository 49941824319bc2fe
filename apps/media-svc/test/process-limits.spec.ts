import { eventually } from '@memory/testing';
import { ListQueueStates } from '../src/operations/list-queue-states.ts';
import { childProcessIds, processLimitsOf } from './child-processes.ts';
import { type LargestImage, largestImages, largestOcrImage } from './largest-images.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenPagePhoto, generateImage } from './sample-files.ts';

let media: MediaApp;
afterEach(() => media.stop());

type Failure = { fileId: string; why: string; attempts: number };
/** The failures that `npm run admin -- jobs:list` and the job console show. */
const failures = async (job: string): Promise<Failure[]> =>
  (await media.app.get(ListQueueStates).execute())
    .filter((queue) => queue.job === job)
    .flatMap(({ lastFailures }) => lastFailures.map(({ fileId, why, attempts }) => ({ fileId, why, attempts })));

const createdImages = new Map<LargestImage, Promise<Buffer>>();
/** Creates one of the largest images, once for all tests, because encoding 50 megapixels of HEVC takes long. */
function largest(name: LargestImage): Promise<Buffer> {
  const bytes = createdImages.get(name) ?? largestImages[name]();
  createdImages.set(name, bytes);
  return bytes;
}
const small = (): Promise<Buffer> => generateImage().png().toBuffer();

describe('the image helper process', () => {
  it('runs with the configured limits', async () => {
    media = await startMediaApp({ IMAGE_MEMORY_MB: '2000', IMAGE_CPU_SECONDS: '77' });
    await media.uploadAccepted(newUserId(), 'image', await small());
    const [pid] = childProcessIds('image-helper-process');
    expect(processLimitsOf(pid)).toMatchObject({
      'Max data size': `${2_000 * 1024 ** 2}`,
      'Max cpu time': '77',
      'Max file size': `${256 * 1024 ** 2}`,
      'Max open files': '64',
      'Max core file size': '0',
    });
  });

  // A failed allocation has a different effect for each image: a libvips error, a GLib abort, or a V8 or WebAssembly error.
  it.each(['progressive.jpeg', 'one-frame.gif', 'turned.heic'] as const)(
    'is ended when %s needs more memory, and replaced for the next image',
    async (name) => {
      media = await startMediaApp({ IMAGE_MEMORY_MB: '900' });
      const response = await media.upload(newUserId(), 'image', await largest(name));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'file_unreadable' });
      expect(await media.storedKeys()).toEqual([]);
      expect((await media.upload(newUserId(), 'image', await small())).status).toBe(201);
    },
  );

  it('is ended when an image needs more processor time', async () => {
    media = await startMediaApp({ IMAGE_CPU_SECONDS: '2' });
    const response = await media.upload(newUserId(), 'image', await largest('lossy.webp'));
    expect(await response.json()).toMatchObject({ code: 'file_unreadable' });
    expect((await media.upload(newUserId(), 'image', await small())).status).toBe(201);
  });

  it('is replaced when it is killed during a request, which is repeated', async () => {
    media = await startMediaApp();
    const upload = media.upload(newUserId(), 'image', await largest('progressive.jpeg'));
    const [pid] = await eventually(() => {
      const running = childProcessIds('image-helper-process');
      expect(running).toHaveLength(1);
      return running;
    });
    process.kill(pid ?? 0, 'SIGKILL');
    expect((await upload).status).toBe(201);
  });
});

describe('a job whose helper process exceeds its limit', () => {
  /** The service, with larger limits, accepts the file; the worker's job fails after one attempt. */
  async function failureOf(
    job: 'ocr' | 'thumbnails',
    limits: Record<string, string>,
    image: Buffer,
  ): Promise<Failure[]> {
    media = await startMediaApp();
    const { file } = await media.uploadAccepted(newUserId(), 'image', image);
    const onlyThisJob: Record<string, string> =
      job === 'ocr' ? { THUMBNAIL_CONCURRENCY: '0' } : { OCR_CONCURRENCY: '0' };
    await media.startWorker({ ...onlyThisJob, ...limits });
    return eventually(async () => {
      const failed = (await failures(job)).filter(({ fileId }) => fileId === file.id);
      expect(failed).toHaveLength(1);
      return failed;
    });
  }

  it('of memory fails at once with the reason: thumbnails', async () => {
    const failed = await failureOf('thumbnails', { IMAGE_MEMORY_MB: '850' }, await largest('one-frame.gif'));
    expect(failed).toMatchObject([{ why: 'took more than 850 MB of memory', attempts: 1 }]);
  });

  it('of time fails at once with the reason: thumbnails', async () => {
    const failed = await failureOf('thumbnails', { IMAGE_TIMEOUT_MS: '1' }, await small());
    expect(failed).toMatchObject([{ why: 'took longer than 0.001 s', attempts: 1 }]);
  });

  it('of memory fails at once with the reason: OCR', async () => {
    const failed = await failureOf(
      'ocr',
      { OCR_MEMORY_MB: '1200' },
      await largestOcrImage(await handwrittenPagePhoto()),
    );
    expect(failed).toMatchObject([{ why: 'took more than 1200 MB of memory', attempts: 1 }]);
    const [file] = await media.database.file.findMany();
    expect(file).toMatchObject({ textStatus: 'failed', textReason: 'unreadable' });
    const next = await media.uploadAccepted(newUserId(), 'image', await generateImage(300, 200).png().toBuffer());
    await eventually(async () => expect(await media.textStatusOf(next.file.id)).toBe('done'));
  });

  it('of processor time, is given up at once and says so: reading a page', async () => {
    const failed = await failureOf(
      'ocr',
      { OCR_CPU_SECONDS: '1' },
      await largestOcrImage(await handwrittenPagePhoto()),
    );
    expect(failed).toMatchObject([{ why: 'took more than 1 s of processor time', attempts: 1 }]);
  });
});
