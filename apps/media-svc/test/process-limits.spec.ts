import { eventually } from '@memory/testing';
import { childProcessIds, processLimitsOf } from './child-processes.ts';
import { failureOf } from './job-failures.ts';
import { largestImages, largestOcrImage } from './largest-images.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenPagePhoto, generateImage } from './sample-files.ts';

let media: MediaApp;

const small = (): Promise<Buffer> => generateImage().png().toBuffer();

describe('the image helper process', () => {
  describe('of a service', () => {
    beforeAll(async () => void (media = await startMediaApp({ IMAGE_MEMORY_MB: '2000', IMAGE_CPU_SECONDS: '77' })));
    afterAll(() => media.stop());

    it('is replaced when it is killed during a request, which is repeated, and runs with the configured limits', async () => {
      const upload = media.upload(newUserId(), 'image', await small());
      const [killed] = await eventually(() => {
        const running = childProcessIds('image-helper-process');
        expect(running).toHaveLength(1);
        return running;
      });
      process.kill(killed ?? 0, 'SIGKILL');
      expect((await upload).status).toBe(201);
      const [pid] = childProcessIds('image-helper-process');
      expect(pid).not.toBe(killed);
      expect(processLimitsOf(pid)).toMatchObject({
        'Max data size': `${2_000 * 1024 ** 2}`,
        'Max cpu time': '77',
        'Max file size': `${256 * 1024 ** 2}`,
        'Max open files': '64',
        'Max core file size': '0',
      });
    });
  });

  describe('with little memory', () => {
    beforeAll(async () => void (media = await startMediaApp({ IMAGE_MEMORY_MB: '900' })));
    afterAll(() => media.stop());

    it('is ended when an image needs more memory, and replaced for the next image', async () => {
      const response = await media.upload(newUserId(), 'image', await largestImages['one-frame.gif']());
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'file_unreadable' });
      expect(await media.storedKeys()).toEqual([]);
      expect((await media.upload(newUserId(), 'image', await small())).status).toBe(201);
    });
  });
});

describe('a job whose helper process exceeds its limit', () => {
  beforeAll(async () => void (media = await startMediaApp()));
  // The worker of one test runs no job of another, after which its helper process would be replaced and the job repeated.
  afterEach(async () => {
    await media.stopWorkers();
    await media.flushRedis();
  });
  afterAll(() => media.stop());

  it('of time fails at once with the reason: thumbnails', async () => {
    const failed = await failureOf(media, 'thumbnails', { IMAGE_TIMEOUT_MS: '1' }, await small());
    expect(failed).toMatchObject([{ why: 'took longer than 0.001 s', attempts: 1 }]);
  });

  it('of memory fails at once with the reason: OCR', async () => {
    const failed = await failureOf(
      media,
      'ocr',
      { OCR_MEMORY_MB: '800' },
      await largestOcrImage(await handwrittenPagePhoto()),
    );
    expect(failed).toMatchObject([{ why: 'took more than 800 MB of memory', attempts: 1 }]);
    const file = await media.database.file.findUnique({ where: { id: failed[0]!.fileId } });
    expect(file).toMatchObject({ textStatus: 'failed', textReason: 'unreadable' });
    const next = await media.uploadAccepted(newUserId(), 'image', await generateImage(300, 200).png().toBuffer());
    await eventually(async () => expect(await media.textStatusOf(next.file.id)).toBe('done'));
  });
});
