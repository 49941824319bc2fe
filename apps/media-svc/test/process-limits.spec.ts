import { readFileSync } from 'node:fs';
import { eventually } from '@memory/testing';
import { ListJobs } from '../src/operations/list-jobs.ts';
import { childProcesses } from './child-processes.ts';
import { type LargestImage, largestImages, largestPage } from './largest-images.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenPage, picture } from './media-files.ts';

let media: MediaApp;
afterEach(() => media.stop());

type Failure = { fileId: string; why: string; attempts: number };
/** What `npm run admin -- jobs:list` and the job console show. */
const failures = async (job: string): Promise<Failure[]> =>
  (await media.app.get(ListJobs).run())
    .filter((queue) => queue.job === job)
    .flatMap(({ lastFailures }) => lastFailures.map(({ fileId, why, attempts }) => ({ fileId, why, attempts })));

const made = new Map<LargestImage, Promise<Buffer>>();
/** Made once: the HEVC encoder needs a while for 50 megapixels. */
function largest(name: LargestImage): Promise<Buffer> {
  const bytes = made.get(name) ?? largestImages[name]();
  made.set(name, bytes);
  return bytes;
}
const small = (): Promise<Buffer> => picture().png().toBuffer();

describe('the largest images that are accepted', () => {
  it('fit into the limits, two at a time', async () => {
    media = await startMediaApp();
    const user = aUser();
    // Four that need most; measure/helper-resources.ts prints what each needs.
    const names: LargestImage[] = ['lossless.webp', 'turned.heic', 'one-frame.gif', 'progressive.jpeg'];
    const answers = await Promise.all(
      names.map(async (name) => ({ name, status: (await media.upload(user, 'image', await largest(name))).status })),
    );
    expect(answers.filter(({ status }) => status !== 201)).toEqual([]);
  }, 180_000);

  it('as does the largest page that is read', async () => {
    media = await startMediaApp();
    await media.startWorker({ THUMBNAIL_CONCURRENCY: '0' });
    const { file } = await media.keep(aUser(), 'image', await largestPage(await handwrittenPage()));
    await eventually(async () => expect(await media.statusOf(file.id)).toBe('done'), { timeoutMs: 90_000 });
  }, 180_000);
});

describe('the process that opens images', () => {
  it('runs within the limits of the configuration', async () => {
    media = await startMediaApp({ PICTURE_MEMORY_MB: '2000', PICTURE_CPU_SECONDS: '77' });
    await media.keep(aUser(), 'image', await small());
    const [pid] = childProcesses('picture-process');
    expect(limitsOf(pid)).toMatchObject({
      'Max data size': `${2_000 * 1024 ** 2}`,
      'Max cpu time': '77',
      'Max file size': `${256 * 1024 ** 2}`,
      'Max open files': '64',
      'Max core file size': '0',
    });
  });

  // Each is refused its memory in another way: libvips says so, GLib aborts, V8 or WebAssembly does.
  it.each(['progressive.jpeg', 'one-frame.gif', 'turned.heic'] as const)(
    'is ended when %s needs more memory; the next image gets a fresh one',
    async (name) => {
      media = await startMediaApp({ PICTURE_MEMORY_MB: '900' });
      const response = await media.upload(aUser(), 'image', await largest(name));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 'file_unreadable' });
      expect(await media.storedKeys()).toEqual([]);
      expect((await media.upload(aUser(), 'image', await small())).status).toBe(201);
    },
  );

  it('is ended when an image needs more processor time', async () => {
    media = await startMediaApp({ PICTURE_CPU_SECONDS: '2' });
    const response = await media.upload(aUser(), 'image', await largest('lossy.webp'));
    expect(await response.json()).toMatchObject({ code: 'file_unreadable' });
    expect((await media.upload(aUser(), 'image', await small())).status).toBe(201);
  });

  it('is started again for an image in the middle of which it was killed from outside', async () => {
    media = await startMediaApp();
    const upload = media.upload(aUser(), 'image', await largest('progressive.jpeg'));
    const [pid] = await eventually(() => {
      const running = childProcesses('picture-process');
      expect(running).toHaveLength(1);
      return running;
    });
    process.kill(pid ?? 0, 'SIGKILL');
    expect((await upload).status).toBe(201);
  });
});

describe('a job whose process needs more than it may take', () => {
  /** The file is taken by the service, whose limits are larger, and given up by a worker after one attempt. */
  async function failureOf(
    job: 'ocr' | 'thumbnails',
    limits: Record<string, string>,
    image: Buffer,
  ): Promise<Failure[]> {
    media = await startMediaApp();
    const { file } = await media.keep(aUser(), 'image', image);
    const onlyThisJob: Record<string, string> =
      job === 'ocr' ? { THUMBNAIL_CONCURRENCY: '0' } : { OCR_CONCURRENCY: '0' };
    await media.startWorker({ ...onlyThisJob, ...limits });
    return eventually(
      async () => {
        const failed = (await failures(job)).filter(({ fileId }) => fileId === file.id);
        expect(failed).toHaveLength(1);
        return failed;
      },
      { timeoutMs: 30_000 },
    );
  }

  it('of memory, is given up at once and says so: thumbnails', async () => {
    const failed = await failureOf('thumbnails', { PICTURE_MEMORY_MB: '850' }, await largest('one-frame.gif'));
    expect(failed).toMatchObject([{ why: 'took more than 850 MB of memory', attempts: 1 }]);
  });

  it('of time, is given up at once and says so: thumbnails', async () => {
    const failed = await failureOf('thumbnails', { PICTURE_TIMEOUT_MS: '1' }, await small());
    expect(failed).toMatchObject([{ why: 'took longer than 0.001 s', attempts: 1 }]);
  });

  it('of memory, is given up at once and says so: reading a page', async () => {
    const failed = await failureOf('ocr', { OCR_MEMORY_MB: '1200' }, await largestPage(await handwrittenPage()));
    expect(failed).toMatchObject([{ why: 'took more than 1200 MB of memory', attempts: 1 }]);
    const [file] = await media.database.file.findMany();
    expect(file).toMatchObject({ textStatus: 'failed', textReason: 'unreadable' });
    const next = await media.keep(aUser(), 'image', await picture(300, 200).png().toBuffer());
    await eventually(async () => expect(await media.statusOf(next.file.id)).toBe('done'), { timeoutMs: 30_000 });
  });

  it('of processor time, is given up at once and says so: reading a page', async () => {
    const failed = await failureOf('ocr', { OCR_CPU_SECONDS: '1' }, await largestPage(await handwrittenPage()));
    expect(failed).toMatchObject([{ why: 'took more than 1 s of processor time', attempts: 1 }]);
  });
});

/** Each limit of a process by its name in /proc, as the soft limit. */
function limitsOf(pid = 0): Record<string, string | undefined> {
  const lines = readFileSync(`/proc/${pid}/limits`, 'utf8').trim().split('\n').slice(1);
  return Object.fromEntries(lines.map((line) => [line.slice(0, 26).trim(), line.slice(26).trim().split(/\s+/)[0]]));
}
