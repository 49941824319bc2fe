import { eventually } from '@memory/testing';
import { jobCatalog } from '../src/jobs/job-catalog.ts';
import { childProcessIds, openFilesOf } from './child-processes.ts';
import { takeJobAndCrash } from './crashing-worker.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { readPublishedTexts } from './published-texts.ts';
import { handwrittenLinePhoto, handwrittenPagePhoto, generateImage } from './sample-files.ts';

const PAGE = '今天天气很好，\n我和妈妈去公园散步，\n我们看见了很多花。';
const LINE = '今天我和妈妈去公园散步';

let media: MediaApp;

const publishedTexts = (): Promise<Map<string, string[]>> => readPublishedTexts(media.redisUrl);

const ocrProcessIds = (): number[] => childProcessIds('ocr-helper-process');

describe('when the upload waits for the text', () => {
  beforeAll(async () => {
    media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '120000' });
    await media.startWorker();
  });
  afterAll(() => media.stop());

  it('the handwriting in a photo is in the response, and published once', async () => {
    const { body, file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenPagePhoto());
    expect(body).toEqual({ url: `/media/${file.id}`, extractedText: PAGE, status: 'done', isIncomplete: false });
    expect(file).toMatchObject({ textStatus: 'done', extractedText: PAGE });
    await eventually(async () => expect((await publishedTexts()).get(file.id)).toEqual([PAGE]));
  });

  it('a photo without handwriting has no text, and the engine keeps no log and no database of telemetry open', async () => {
    const photo = await generateImage(300, 200).png().toBuffer();
    const { body } = await media.uploadAccepted(newUserId(), 'image', photo);
    expect(body).toMatchObject({ extractedText: '', status: 'done' });
    const [pid] = ocrProcessIds();
    // The sockets and pipes are the channels of Node.js to the service.
    expect(openFilesOf(pid).filter((path) => !/^(socket:|pipe:|anon_inode:|\/dev\/)/.test(path))).toEqual([]);
  });

  it('an OCR helper process is killed at its timeout; the photo stays and its text fails', async () => {
    await media.stopWorkers();
    await media.startWorker({ OCR_TIMEOUT_MS: '1' });
    const owner = newUserId();
    const { body } = await media.uploadAccepted(owner, 'image', await handwrittenLinePhoto());
    expect(body).toMatchObject({ extractedText: '', status: 'failed' });
    await eventually(() => expect(ocrProcessIds()).toEqual([]));
    expect((await media.request(owner, body.url)).status).toBe(200);
  });
});

describe('when OCR takes longer than MEDIA_SYNC_WAIT_MS', () => {
  beforeAll(async () => void (media = await startMediaApp()));
  afterEach(() => media.stopWorkers());
  afterAll(() => media.stop());

  it('the text is published later, also after an OCR helper process has crashed and was replaced', async () => {
    const { body, file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenLinePhoto());
    expect(body).toMatchObject({ extractedText: '', status: 'pending' });
    await media.startWorker();
    const [pid] = await eventually(() => {
      const running = ocrProcessIds();
      expect(running).toHaveLength(1);
      return running;
    });
    process.kill(pid ?? 0, 'SIGKILL');
    await eventually(async () => expect((await publishedTexts()).get(file.id)).toEqual([LINE]));
  });

  it('a worker that crashes is replaced by another, and the text is published once', async () => {
    const lockMs = 1_000;
    const { file } = await media.uploadAccepted(newUserId(), 'image', await handwrittenLinePhoto());
    await takeJobAndCrash(jobCatalog.recognizePhotoText.queue, media.config.REDIS_URL, lockMs);
    const settings = { JOB_LOCK_MS: String(lockMs), THUMBNAIL_CONCURRENCY: '0' };
    await Promise.all([media.startWorker(settings), media.startWorker(settings)]);
    await eventually(async () => expect((await publishedTexts()).get(file.id)).toEqual([LINE]));
    expect(await media.textStatusOf(file.id)).toBe('done');
  });
});
