import { eventually } from '@memory/testing';
import { jobCatalog } from '../src/jobs/job-catalog.ts';
import { childProcessIds, openFilesOf } from './child-processes.ts';
import { takeJobAndCrash } from './crashing-worker.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { readPublishedTexts } from './published-texts.ts';
import { handwrittenPagePhoto, generateImage } from './sample-files.ts';

const PAGE = '今天天气很好，\n我和妈妈去公园散步，\n我们看见了很多花。';

let media: MediaApp;
afterEach(() => media.stop());

const publishedTexts = (): Promise<Map<string, string[]>> => readPublishedTexts(media.redisUrl);

const ocrProcessIds = (): number[] => childProcessIds('ocr-helper-process');

describe('the handwriting in a photo', () => {
  it('is in the response when OCR finishes in time, and published once', async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '120000' });
    await media.startWorker();
    const { body, file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenPagePhoto());
    expect(body).toEqual({ url: `/media/${file.id}`, extractedText: PAGE, status: 'done' });
    expect(file).toMatchObject({ textStatus: 'done', extractedText: PAGE });
    await eventually(async () => expect((await publishedTexts()).get(file.id)).toEqual([PAGE]));
  });

  it('is recognized without telemetry: the engine keeps no log and no database open', async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '120000' });
    await media.startWorker();
    await media.uploadAccepted(newUserId(), 'image', await handwrittenPagePhoto());
    const [pid] = ocrProcessIds();
    // The sockets and pipes are the channels of Node.js to the service.
    expect(openFilesOf(pid).filter((file) => !/^(socket:|pipe:|anon_inode:|\/dev\/)/.test(file))).toEqual([]);
  });

  it('is published when OCR takes longer than MEDIA_SYNC_WAIT_MS', async () => {
    media = await startMediaApp();
    const { body, file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenPagePhoto());
    expect(body).toMatchObject({ extractedText: '', status: 'pending' });
    await media.startWorker();
    await eventually(async () => expect((await publishedTexts()).get(file.id)).toEqual([PAGE]));
  });

  it('is empty when there is none', async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '120000' });
    await media.startWorker();
    const { body } = await media.uploadAccepted(newUserId(), 'image', await generateImage(300, 200).png().toBuffer());
    expect(body).toMatchObject({ extractedText: '', status: 'done' });
  });
});

describe('an OCR helper process', () => {
  it('is killed at its timeout; the photo stays and its text fails', async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '120000', OCR_TIMEOUT_MS: '1' });
    await media.startWorker();
    const { body } = await media.uploadAccepted(newUserId(), 'image', await handwrittenPagePhoto());
    expect(body).toMatchObject({ extractedText: '', status: 'failed' });
    await eventually(() => expect(ocrProcessIds()).toEqual([]));
  });

  it('is replaced after a crash, and the photo is recognized', async () => {
    media = await startMediaApp();
    await media.startWorker();
    const { file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenPagePhoto());
    const [pid] = await eventually(() => {
      const running = ocrProcessIds();
      expect(running).toHaveLength(1);
      return running;
    });
    process.kill(pid ?? 0, 'SIGKILL');
    await eventually(async () => expect((await publishedTexts()).get(file.id)).toEqual([PAGE]));
  });
});

describe('a worker that crashes during OCR', () => {
  it('is replaced by another, and the text is published once', async () => {
    media = await startMediaApp({ JOB_LOCK_MS: '1000' });
    const { file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenPagePhoto());
    await takeJobAndCrash(jobCatalog.recognizePhotoText.queue, media.config.REDIS_URL, media.config.JOB_LOCK_MS);
    await media.startWorker();
    await media.startWorker();
    await eventually(async () => expect((await publishedTexts()).get(file.id)).toEqual([PAGE]));
    expect(await media.textStatusOf(file.id)).toBe('done');
  });
});
