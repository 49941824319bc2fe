import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { announcedTexts } from './announced-texts.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { recording } from './media-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let webm: Buffer;
beforeAll(async () => {
  [provider, webm] = await Promise.all([startFakeAiProvider(), recording('webm')]);
  media = await startMediaApp({
    MEDIA_SYNC_WAIT_MS: '10000',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: provider.url,
    TRANSCRIBE_MODEL: 'whisper-small',
    TRANSCRIBE_TIMEOUT_MS: '5000',
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

it('sends the recording to the provider and answers with its words', async () => {
  provider.answerWith({ text: ' 今天我很高兴。\n' });
  const { answer, file } = await media.keep(aUser(), 'audio', webm);
  expect(answer).toMatchObject({ extractedText: '今天我很高兴。', status: 'done' });
  expect(file).toMatchObject({ extractedText: '今天我很高兴。', textStatus: 'done' });
  const [sent] = provider.requests;
  expect(sent).toMatchObject({ path: '/v1/audio/transcriptions', authorization: 'Bearer sk-test', fields: { model: 'whisper-small' } });
  expect(sent?.files).toMatchObject([{ name: 'recording.webm', type: 'audio/webm' }]);
  expect(Buffer.from(sent?.files[0]?.bytes ?? []).equals(webm)).toBe(true);
  await eventually(async () => expect((await announcedTexts(media.config.REDIS_URL)).get(file.id)).toEqual(['今天我很高兴。']));
});

it.each([429, 500, 503])('tries again after a %i, and the words arrive', async (status) => {
  provider.answerWith({ status });
  const answered = media.keep(aUser(), 'audio', webm);
  await eventually(() => expect(provider.requests.length).toBeGreaterThan(1));
  provider.answerWith({ text: '再来一次' });
  expect((await answered).answer).toMatchObject({ extractedText: '再来一次', status: 'done' });
});

it.each([400, 401, 413])('does not try again after a %i; the recording is kept', async (status) => {
  provider.answerWith({ status });
  const user = aUser();
  const { answer, file } = await media.keep(user, 'audio', webm);
  expect(answer.status).toBe('failed');
  expect(answer.extractedText).toContain('temporarily unavailable');
  expect(file).toMatchObject({ textStatus: 'failed', extractedText: '' });
  expect(provider.requests).toHaveLength(1);
  expect((await media.request(user, answer.url)).status).toBe(200);
});

it('stores what a provider may say and a database may not', async () => {
  provider.answerWith({ text: `\u0000好\ud83d${'长'.repeat(30_000)}` });
  const { answer } = await media.keep(aUser(), 'audio', webm);
  expect(answer.extractedText).toHaveLength(20_000);
  expect(answer.extractedText.isWellFormed()).toBe(true);
});
