import type { MediaFileInfo } from '@memory/contracts';
import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { Redis } from 'ioredis';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording } from './media-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let wav: Buffer;
beforeAll(async () => {
  [provider, wav] = await Promise.all([startFakeAiProvider(), recording('wav')]);
  media = await startMediaApp({ MEDIA_SYNC_WAIT_MS: '10000', OPENAI_BASE_URL: provider.url });
  await media.startWorker();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});

const about = (viewer: string | null, id: string) => media.request(viewer, `/api/media-files/${id}`);
const readAgain = (viewer: string | null, id: string) =>
  media.request(viewer, `/api/media-files/${id}/read-again`, { method: 'POST' });
const textOf = async (owner: string, id: string) => ((await (await about(owner, id)).json()) as MediaFileInfo).text;

async function failed(owner: string): Promise<string> {
  provider.respondWith({ status: 401 });
  const { file } = await media.keep(owner, 'audio', wav);
  return file.id;
}

describe('what is known of a file', () => {
  it('is told to its owner and to whoever may see an entry that uses it', async () => {
    provider.respondWith({ text: '你好' });
    const owner = aUser();
    const { file } = await media.keep(owner, 'audio', wav);
    expect(await (await about(owner, file.id)).json()).toMatchObject({
      id: file.id,
      url: `/media/${file.id}`,
      kind: 'audio',
      mimeType: 'audio/wav',
      bytes: file.bytes,
      durationSeconds: 0.5,
      text: { status: 'done', reason: null, value: '你好', words: [] },
    });
    expect((await about(aUser(), file.id)).status).toBe(404);
    media.journal.answer = () => ({ visible: true, used: true });
    expect((await about(aUser(), file.id)).status).toBe(200);
    media.journal.answer = () => ({ visible: false, used: false });
    expect((await about(owner, aUser())).status).toBe(404);
    expect((await about(owner, 'junk')).status).toBe(404);
  });
});

describe('a text that could not be found', () => {
  it('is said to have failed, announced, and found when its owner asks again', async () => {
    const owner = aUser();
    const id = await failed(owner);
    expect(await textOf(owner, id)).toMatchObject({ status: 'failed', reason: 'provider_failed' });
    const redis = new Redis(media.redisUrl);
    await eventually(async () => {
      const last = JSON.stringify(await redis.xrevrange('events:media', '+', '-', 'COUNT', 20));
      expect(last).toContain(id);
      expect(last).toContain(String.raw`\"status\":\"failed\"`);
    });
    redis.disconnect();
    provider.respondWith({ text: '再来一次' });
    const again = await readAgain(owner, id);
    expect(again.status).toBe(202);
    expect(((await again.json()) as MediaFileInfo).text).toMatchObject({ status: 'pending', reason: null });
    await eventually(async () => expect(await textOf(owner, id)).toMatchObject({ status: 'done', value: '再来一次' }));
  });

  it('is not looked for again in the name of somebody else', async () => {
    const owner = aUser();
    const id = await failed(owner);
    expect((await readAgain(aUser(), id)).status).toBe(404);
    media.journal.answer = () => ({ visible: true, used: true });
    expect(await (await readAgain(aUser(), id)).json()).toMatchObject({ statusCode: 403, code: 'file_not_yours' });
    media.journal.answer = () => ({ visible: false, used: false });
    expect((await readAgain(null, id)).status).toBe(401);
    expect(await textOf(owner, id)).toMatchObject({ status: 'failed' });
  });

  it('is a provider’s fault or the file’s', async () => {
    const owner = aUser();
    provider.respondWith({ status: 400 });
    const { file } = await media.keep(owner, 'audio', wav);
    expect(await textOf(owner, file.id)).toMatchObject({ status: 'failed', reason: 'unreadable' });
  });
});

it('a text that is there is not looked for again', async () => {
  provider.respondWith({ text: '有了' });
  const owner = aUser();
  const { file } = await media.keep(owner, 'audio', wav);
  const asked = provider.requests.length;
  expect(((await (await readAgain(owner, file.id)).json()) as MediaFileInfo).text).toMatchObject({
    status: 'done',
    value: '有了',
  });
  expect(provider.requests).toHaveLength(asked);
});

it('pages are told how far a job is', async () => {
  const heard: string[] = [];
  const redis = new Redis(media.redisUrl);
  await redis.subscribe('live:media-progress');
  redis.on('message', (_channel, text) => void heard.push(text));
  const owner = aUser();
  const { file } = await media.keep(owner, 'image', await picture(200, 100).png().toBuffer());
  await eventually(() =>
    expect(heard.map((text) => JSON.parse(text) as object)).toContainEqual({
      fileId: file.id,
      ownerId: owner,
      job: 'ocr',
      percent: 5,
    }),
  );
  redis.disconnect();
});

it('nobody is there to ask: that is no failure, and asking again changes nothing', async () => {
  const alone = await startMediaApp();
  const owner = aUser();
  const { file } = await alone.keep(owner, 'audio', wav);
  const again = await alone.request(owner, `/api/media-files/${file.id}/read-again`, { method: 'POST' });
  expect(((await again.json()) as MediaFileInfo).text).toEqual({
    status: 'none',
    reason: 'no_provider',
    value: '',
    words: [],
  });
  await alone.stop();
});
