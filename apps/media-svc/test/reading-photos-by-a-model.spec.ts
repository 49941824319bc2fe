import type { MediaFileInfo, QueueState, UploadedFile } from '@memory/contracts';
import { type FakeAiResponse, eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import sharp from 'sharp';
import { announcedTexts } from './announced-texts.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture } from './media-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let photo: Buffer;
beforeAll(async () => {
  [provider, photo] = await Promise.all([startFakeAiProvider(), picture(2_000, 1_000).jpeg().toBuffer()]);
  media = await startMediaApp({
    MEDIA_SYNC_WAIT_MS: '10000',
    OCR_PROVIDER: 'openai',
    OCR_MODEL: 'sees-well',
    OCR_TIMEOUT_MS: '1000',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: provider.url,
    THUMBNAIL_CONCURRENCY: '0',
  });
  await media.startWorker();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.requests.length = 0;
});

const ANSWER = '{"lines": ["今天天氣很好，", " I like it. ", ""]}';

async function read(answer: FakeAiResponse): Promise<UploadedFile> {
  provider.respondWith(answer);
  return (await media.keep(aUser(), 'image', photo)).answer;
}

it('a model that sees is shown the page and asked for its lines; what it answers is the text, announced once', async () => {
  provider.respondWith({ text: ANSWER });
  const { answer, file } = await media.keep(aUser(), 'image', photo);
  expect(answer).toEqual({ url: `/media/${file.id}`, extractedText: '今天天氣很好，\nI like it.', status: 'done' });
  await eventually(async () =>
    expect((await announcedTexts(media.redisUrl)).get(file.id)).toEqual([answer.extractedText]),
  );

  expect(provider.requests).toMatchObject([
    { path: '/v1/chat/completions', authorization: 'Bearer sk-test', fields: { model: 'sees-well', temperature: 0 } },
  ]);
  const asked = provider.requests[0]?.fields['messages'] as { content: { image_url: { url: string } }[] }[] | undefined;
  const [kind = '', page = ''] = asked?.[1]?.content[0]?.image_url.url.split(',') ?? [];
  expect(kind).toBe('data:image/jpeg;base64');
  expect(await sharp(Buffer.from(page, 'base64')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1_600,
    height: 800,
  });
});

it.each([
  ['between sentences', `Sure! Here is {what} I can read:\n${ANSWER}\nLet me know if there is more.`],
  ['in a code fence', `\`\`\`json\n${ANSWER}\n\`\`\``],
])('the lines are also found %s', async (_, text) => {
  expect((await read({ text })).extractedText).toBe('今天天氣很好，\nI like it.');
});

it('a page on which nothing is written has no text', async () => {
  expect(await read({ text: '{"lines": []}' })).toMatchObject({ extractedText: '', status: 'done' });
});

it.each<[string, FakeAiResponse]>([
  ['a 429', { status: 429 }],
  ['a 500', { status: 500 }],
  ['an answer that never comes', { delayMs: Infinity }],
  ['an answer that is cut', { isCutOff: true }],
  ['a page of a proxy', { body: '<html>Bad gateway</html>' }],
  ['an empty answer', { text: '' }],
  ['an answer without lines', { text: 'I cannot help with that.' }],
  ['lines that break off', { text: '{"lines": ["今天' }],
  ['JSON of another shape', { text: '{"lines": "今天"}' }],
  ['no choices', { body: '{"choices": []}' }],
])('is tried again after %s, and the text arrives', async (_, trouble) => {
  provider.respondWith(trouble);
  const answered = media.keep(aUser(), 'image', photo);
  await eventually(() => expect(provider.requests.length).toBeGreaterThan(1));
  provider.respondWith({ text: ANSWER });
  expect((await answered).answer).toMatchObject({ extractedText: '今天天氣很好，\nI like it.', status: 'done' });
});

it('is not tried again when the model refuses; the photo is kept, its owner is told plainly and those who run it why, and it can be read again', async () => {
  provider.respondWith({ status: 401 });
  const owner = aUser();
  const { answer, file } = await media.keep(owner, 'image', photo);
  expect(answer).toEqual({ url: `/media/${file.id}`, extractedText: '', status: 'failed' });
  expect(provider.requests).toHaveLength(1);
  expect((await media.request(owner, answer.url)).status).toBe(200);
  const queues = (await (await media.request(null, '/internal/jobs')).json()) as QueueState[];
  expect(queues.find(({ job }) => job === 'ocr')?.lastFailures[0]).toMatchObject({
    fileId: file.id,
    why: 'the provider refused with 401',
    attempts: 1,
  });

  provider.respondWith({ text: ANSWER });
  await media.request(owner, `/api/media-files/${file.id}/read-again`, { method: 'POST' });
  const told = async () =>
    ((await (await media.request(owner, `/api/media-files/${file.id}`)).json()) as MediaFileInfo).text;
  await eventually(async () =>
    expect(await told()).toMatchObject({ status: 'done', reason: null, value: '今天天氣很好，\nI like it.' }),
  );
});
