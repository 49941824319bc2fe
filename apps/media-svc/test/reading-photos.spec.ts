import { eventually } from '@memory/testing';
import { jobCatalog } from '../src/jobs/job-catalog.ts';
import { announcedTexts } from './announced-texts.ts';
import { childProcesses } from './child-processes.ts';
import { takeJobAndDie } from './dying-worker.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { handwrittenPage, picture } from './media-files.ts';

const PAGE = '今天天气很好，\n我和妈妈去公园散步，\n我们看见了很多花。';

let media: MediaApp;
afterEach(() => media.stop());

const announced = (): Promise<Map<string, string[]>> => announcedTexts(media.redisUrl);

const engines = (): number[] => childProcesses('ocr-process');

describe('the handwriting in a photo', () => {
  it('is in the answer when it is read in time, and is announced once', async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '20000' });
    await media.startWorker();
    const { answer, file } = await media.keep(aUser(), 'image', await handwrittenPage());
    expect(answer).toEqual({ url: `/media/${file.id}`, extractedText: PAGE, status: 'done' });
    expect(file).toMatchObject({ textStatus: 'done', extractedText: PAGE });
    await eventually(async () => expect((await announced()).get(file.id)).toEqual([PAGE]));
  });

  it('arrives by event when it takes longer than the upload may wait', async () => {
    media = await startMediaApp();
    const { answer, file } = await media.keep(aUser(), 'image', await handwrittenPage());
    expect(answer).toMatchObject({ extractedText: '', status: 'pending' });
    await media.startWorker();
    await eventually(async () => expect((await announced()).get(file.id)).toEqual([PAGE]), { timeoutMs: 15_000 });
  });

  it('is empty when there is none', async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '20000' });
    await media.startWorker();
    const { answer } = await media.keep(aUser(), 'image', await picture(300, 200).png().toBuffer());
    expect(answer).toMatchObject({ extractedText: '', status: 'done' });
  });
});

describe('an engine that hangs or dies', () => {
  it('is ended when its time is up; the photo is kept and said to have failed', async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '20000', OCR_TIMEOUT_MS: '1' });
    await media.startWorker();
    const { answer } = await media.keep(aUser(), 'image', await handwrittenPage());
    expect(answer).toMatchObject({ extractedText: '', status: 'failed' });
    await eventually(() => expect(engines()).toEqual([]));
  });

  it('is replaced by another, which reads the photo', async () => {
    media = await startMediaApp();
    await media.startWorker();
    const { file } = await media.keep(aUser(), 'image', await handwrittenPage());
    const [engine] = await eventually(() => {
      const running = engines();
      expect(running).toHaveLength(1);
      return running;
    });
    process.kill(engine ?? 0, 'SIGKILL');
    await eventually(async () => expect((await announced()).get(file.id)).toEqual([PAGE]), { timeoutMs: 15_000 });
  });
});

describe('a worker that is killed in the middle of a photo', () => {
  it('leaves it to another, and the text is announced once', async () => {
    media = await startMediaApp();
    const { file } = await media.keep(aUser(), 'image', await handwrittenPage());
    await takeJobAndDie(jobCatalog.readPhoto.queue, media.config.REDIS_URL, media.config.JOB_LOCK_MS);
    await media.startWorker();
    await media.startWorker();
    await eventually(async () => expect((await announced()).get(file.id)).toEqual([PAGE]), { timeoutMs: 20_000 });
    expect(await media.statusOf(file.id)).toBe('done');
  });
});
