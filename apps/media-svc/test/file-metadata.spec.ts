import type { MediaFileInfo } from '@memory/contracts';
import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { Redis } from 'ioredis';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateImage, generateRecording } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let wav: Buffer;
beforeAll(async () => {
  [provider, wav] = await Promise.all([startFakeAiProvider(), generateRecording('wav')]);
  media = await startMediaApp({
    MEDIA_SYNC_WAIT_MS: '120000',
    OPENAI_BASE_URL: provider.url,
    // The local OCR engine takes seconds to start.
    OCR_PROVIDER: 'openai',
  });
  await media.startWorker();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});

const describeFile = (viewer: string | null, id: string) => media.request(viewer, `/api/media-files/${id}`);
const retryExtraction = (viewer: string | null, id: string) =>
  media.request(viewer, `/api/media-files/${id}/read-again`, { method: 'POST' });
const textOf = async (viewer: string | null, id: string) =>
  ((await (await describeFile(viewer, id)).json()) as MediaFileInfo).text;

async function uploadWithFailure(owner: string): Promise<string> {
  provider.respondWith({ status: 401 });
  const { file } = await media.uploadAccepted(owner, 'audio', wav);
  return file.id;
}

describe('the description of a file', () => {
  it('is visible to its owner and to viewers of an entry that uses it', async () => {
    provider.respondWith({ text: '你好' });
    const owner = newUserId();
    const { file } = await media.uploadAccepted(owner, 'audio', wav);
    expect(await (await describeFile(owner, file.id)).json()).toMatchObject({
      id: file.id,
      url: `/media/${file.id}`,
      kind: 'audio',
      mimeType: 'audio/wav',
      bytes: file.bytes,
      durationSeconds: 0.5,
      text: { status: 'done', reason: null, value: '你好', words: [] },
    });
    expect((await describeFile(newUserId(), file.id)).status).toBe(404);
    media.journal.fileVisibility = () => ({ visible: true, used: true });
    expect((await describeFile(newUserId(), file.id)).status).toBe(200);
    expect((await describeFile(null, file.id)).status).toBe(200);
    media.journal.fileVisibility = () => ({ visible: false, used: false });
    expect((await describeFile(owner, newUserId())).status).toBe(404);
    expect((await describeFile(owner, 'junk')).status).toBe(404);
  });
});

describe('the text of a file and its state', () => {
  const untold = { status: 'none', reason: null, value: '', words: [] };

  it.each<[string, (owner: string) => Promise<string>, object]>([
    [
      'a recording, whose author may have corrected or removed the text in the entry',
      async (owner) => {
        provider.respondWith({ text: '我姓王', words: [{ word: '我姓王', start: 0, end: 0.5 }] });
        return (await media.uploadAccepted(owner, 'audio', wav)).file.id;
      },
      { status: 'done', value: '我姓王', words: [{ text: '我姓王' }] },
    ],
    ['a recording that could not be read', uploadWithFailure, { status: 'failed', reason: 'provider_failed' }],
    [
      'an avatar that was a photo with a text',
      async (owner) => {
        provider.respondWith({ text: '秘密' });
        const { file } = await media.uploadAccepted(owner, 'audio', wav);
        await media.database.file.update({ where: { id: file.id }, data: { isAvatar: true, kind: 'image' } });
        return file.id;
      },
      { status: 'none', value: '秘密' },
    ],
  ])('is told to its owner alone: %s', async (_, upload, told) => {
    const owner = newUserId();
    const id = await upload(owner);
    media.journal.fileVisibility = () => ({ visible: true, used: true });
    expect(await textOf(owner, id)).toMatchObject(told);
    expect([await textOf(newUserId(), id), await textOf(null, id)]).toEqual([untold, untold]);
    media.journal.fileVisibility = () => ({ visible: false, used: false });
  });
});

describe('a failed text extraction', () => {
  it('is reported and published, and succeeds when its owner retries it', async () => {
    const owner = newUserId();
    const id = await uploadWithFailure(owner);
    expect(await textOf(owner, id)).toMatchObject({ status: 'failed', reason: 'provider_failed' });
    const redis = new Redis(media.redisUrl);
    await eventually(async () => {
      const last = JSON.stringify(await redis.xrevrange('events:media', '+', '-', 'COUNT', 20));
      expect(last).toContain(id);
      expect(last).toContain(String.raw`\"status\":\"failed\"`);
    });
    redis.disconnect();
    provider.respondWith({ text: '再来一次' });
    const again = await retryExtraction(owner, id);
    expect(again.status).toBe(202);
    expect(((await again.json()) as MediaFileInfo).text).toMatchObject({ status: 'pending', reason: null });
    await eventually(async () => expect(await textOf(owner, id)).toMatchObject({ status: 'done', value: '再来一次' }));
  });

  it('cannot be retried by another user', async () => {
    const owner = newUserId();
    const id = await uploadWithFailure(owner);
    expect((await retryExtraction(newUserId(), id)).status).toBe(404);
    media.journal.fileVisibility = () => ({ visible: true, used: true });
    expect(await (await retryExtraction(newUserId(), id)).json()).toMatchObject({
      statusCode: 403,
      code: 'file_not_yours',
    });
    media.journal.fileVisibility = () => ({ visible: false, used: false });
    expect((await retryExtraction(null, id)).status).toBe(401);
    expect(await textOf(owner, id)).toMatchObject({ status: 'failed' });
  });

  it('reports a file that the provider rejects as unreadable', async () => {
    const owner = newUserId();
    provider.respondWith({ status: 400 });
    const { file } = await media.uploadAccepted(owner, 'audio', wav);
    expect(await textOf(owner, file.id)).toMatchObject({ status: 'failed', reason: 'unreadable' });
  });
});

it('a successful text extraction is not repeated', async () => {
  provider.respondWith({ text: '有了' });
  const owner = newUserId();
  const { file } = await media.uploadAccepted(owner, 'audio', wav);
  const requestCount = provider.requests.length;
  expect(((await (await retryExtraction(owner, file.id)).json()) as MediaFileInfo).text).toMatchObject({
    status: 'done',
    value: '有了',
  });
  expect(provider.requests).toHaveLength(requestCount);
});

it('a text extraction that found no text can be repeated', async () => {
  provider.respondWith({ text: '' });
  const owner = newUserId();
  const { file } = await media.uploadAccepted(owner, 'audio', wav);
  await eventually(async () => expect(await textOf(owner, file.id)).toMatchObject({ status: 'done', value: '' }));
  provider.respondWith({ text: '听到了' });
  expect((await retryExtraction(owner, file.id)).status).toBe(202);
  await eventually(async () => expect(await textOf(owner, file.id)).toMatchObject({ status: 'done', value: '听到了' }));
});

it('job progress is sent to the owner’s pages', async () => {
  const messages: string[] = [];
  const redis = new Redis(media.redisUrl);
  await redis.subscribe('live:media-progress');
  redis.on('message', (_channel, text) => void messages.push(text));
  const owner = newUserId();
  const { file } = await media.uploadAccepted(owner, 'image', await generateImage(200, 100).png().toBuffer());
  await eventually(() =>
    expect(messages.map((text) => JSON.parse(text) as object)).toContainEqual({
      fileId: file.id,
      ownerId: owner,
      job: 'ocr',
      percent: 5,
    }),
  );
  redis.disconnect();
});

it('without a provider the reason is no_provider, and a retry changes nothing', async () => {
  const appWithoutProvider = await startMediaApp();
  const owner = newUserId();
  const { file } = await appWithoutProvider.uploadAccepted(owner, 'audio', wav);
  const again = await appWithoutProvider.request(owner, `/api/media-files/${file.id}/read-again`, { method: 'POST' });
  expect(((await again.json()) as MediaFileInfo).text).toEqual({
    status: 'none',
    reason: 'no_provider',
    value: '',
    words: [],
  });
  await appWithoutProvider.stop();
});
