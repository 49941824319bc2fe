import type { MediaFileInfo, QueueState, UploadedFile } from '@memory/contracts';
import { type FakeAiResponse, eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import sharp from 'sharp';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { readPublishedTexts } from './published-texts.ts';
import { generateImage } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let photo: Buffer;
beforeAll(async () => {
  [provider, photo] = await Promise.all([startFakeAiProvider(), generateImage(2_000, 1_000).jpeg().toBuffer()]);
  media = await startMediaApp({
    MEDIA_SYNC_WAIT_MS: '120000',
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

const LINES_JSON = '{"lines": ["今天天氣很好，", " I like it. ", ""]}';

async function uploadPhoto(response: FakeAiResponse): Promise<UploadedFile> {
  provider.respondWith(response);
  return (await media.uploadAccepted(newUserId(), 'image', photo)).body;
}

it('sends the prepared photo to the vision model; its lines become the text, published once', async () => {
  provider.respondWith({ text: LINES_JSON });
  const { body, file } = await media.uploadAccepted(newUserId(), 'image', photo);
  expect(body).toEqual({
    url: `/media/${file.id}`,
    extractedText: '今天天氣很好，\nI like it.',
    status: 'done',
    isIncomplete: false,
  });
  await eventually(async () =>
    expect((await readPublishedTexts(media.redisUrl)).get(file.id)).toEqual([body.extractedText]),
  );

  expect(provider.requests).toMatchObject([
    { path: '/v1/chat/completions', authorization: 'Bearer sk-test', fields: { model: 'sees-well', temperature: 0 } },
  ]);
  const messages = provider.requests[0]?.fields['messages'] as
    | { content: { image_url: { url: string } }[] }[]
    | undefined;
  const [kind = '', image = ''] = messages?.[1]?.content[0]?.image_url.url.split(',') ?? [];
  expect(kind).toBe('data:image/jpeg;base64');
  expect(await sharp(Buffer.from(image, 'base64')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1_600,
    height: 800,
  });
});

it.each([
  ['between sentences', `Sure! Here is {what} I can read:\n${LINES_JSON}\nLet me know if there is more.`],
  ['in a code fence', `\`\`\`json\n${LINES_JSON}\n\`\`\``],
])('finds the lines %s', async (_, text) => {
  expect((await uploadPhoto({ text })).extractedText).toBe('今天天氣很好，\nI like it.');
});

it('a photo without text gets an empty text', async () => {
  expect(await uploadPhoto({ text: '{"lines": []}' })).toMatchObject({ extractedText: '', status: 'done' });
});

it.each<[string, FakeAiResponse]>([
  ['a 429', { status: 429 }],
  ['a 500', { status: 500 }],
  ['a response that never arrives', { delayMs: Infinity }],
  ['a truncated response', { isCutOff: true }],
  ['an HTML error image', { body: '<html>Bad gateway</html>' }],
  ['an empty response', { text: '' }],
  ['a response without lines', { text: 'I cannot help with that.' }],
  ['truncated lines', { text: '{"lines": ["今天' }],
  ['JSON of another shape', { text: '{"lines": "今天"}' }],
  ['no choices', { body: '{"choices": []}' }],
])('retries after %s', async (_, failure) => {
  provider.respondWith(failure);
  const uploading = media.uploadAccepted(newUserId(), 'image', photo);
  await eventually(() => expect(provider.requests.length).toBeGreaterThan(1));
  provider.respondWith({ text: LINES_JSON });
  expect((await uploading).body).toMatchObject({ extractedText: '今天天氣很好，\nI like it.', status: 'done' });
});

it('follows no redirect to another address', async () => {
  const elsewhere = await startFakeAiProvider({ text: LINES_JSON });
  provider.respondWith({ redirectsTo: elsewhere.url });
  const uploading = media.uploadAccepted(newUserId(), 'image', photo);
  await eventually(() => expect(provider.requests.length).toBeGreaterThan(1));
  provider.respondWith({ text: LINES_JSON });
  expect((await uploading).body).toMatchObject({ status: 'done' });
  await elsewhere.stop();
  expect(elsewhere.requests).toEqual([]);
});

it('does not retry when the provider rejects the request; the photo stays, the failure is reported, and the owner can retry', async () => {
  provider.respondWith({ status: 401 });
  const owner = newUserId();
  const { body, file } = await media.uploadAccepted(owner, 'image', photo);
  expect(body).toEqual({ url: `/media/${file.id}`, extractedText: '', status: 'failed', isIncomplete: false });
  expect(provider.requests).toHaveLength(1);
  expect((await media.request(owner, body.url)).status).toBe(200);
  const queues = (await (await media.request(null, '/internal/jobs')).json()) as QueueState[];
  expect(queues.find(({ job }) => job === 'ocr')?.lastFailures[0]).toMatchObject({
    fileId: file.id,
    why: 'the provider rejected the request (401)',
    attempts: 1,
  });

  provider.respondWith({ text: LINES_JSON });
  await media.request(owner, `/api/media-files/${file.id}/read-again`, { method: 'POST' });
  const describeText = async () =>
    ((await (await media.request(owner, `/api/media-files/${file.id}`)).json()) as MediaFileInfo).text;
  await eventually(async () =>
    expect(await describeText()).toMatchObject({ status: 'done', reason: null, value: '今天天氣很好，\nI like it.' }),
  );
});
