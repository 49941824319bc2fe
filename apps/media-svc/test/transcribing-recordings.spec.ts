import type { MediaFileInfo } from '@memory/contracts';
import { type FakeAiResponse, eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { announcedTexts } from './announced-texts.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { recording, soundOf } from './media-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let webm: Buffer;

const settings = () => ({
  MEDIA_SYNC_WAIT_MS: '10000',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: provider.url,
  TRANSCRIBE_MODEL: 'whisper-small',
  TRANSCRIBE_TIMEOUT_MS: '2000',
});
beforeAll(async () => {
  [provider, webm] = await Promise.all([startFakeAiProvider(), recording('webm')]);
  media = await startMediaApp(settings());
  await media.startWorker();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.requests.length = 0;
});

async function heard(answer: FakeAiResponse, bytes: Buffer = webm, app = media): Promise<MediaFileInfo['text']> {
  provider.respondWith(answer);
  const owner = aUser();
  const { file } = await app.keep(owner, 'audio', bytes);
  return ((await (await app.request(owner, `/api/media-files/${file.id}`)).json()) as MediaFileInfo).text;
}
const segment = (text: string, more: object = {}) => ({
  text,
  start: 0,
  end: 0.5,
  avg_logprob: -0.2,
  no_speech_prob: 0.01,
  compression_ratio: 1,
  ...more,
});

it('sends the recording to the provider and answers with its words', async () => {
  provider.respondWith({ text: ' 今天我很高兴。\n' });
  const { answer, file } = await media.keep(aUser(), 'audio', webm);
  expect(answer).toMatchObject({ extractedText: '今天我很高兴。', status: 'done' });
  expect(file).toMatchObject({ extractedText: '今天我很高兴。', textStatus: 'done' });
  const [sent] = provider.requests;
  expect(sent).toMatchObject({
    path: '/v1/audio/transcriptions',
    authorization: 'Bearer sk-test',
    fields: {
      model: 'whisper-small',
      response_format: 'verbose_json',
      'timestamp_granularities[]': ['word', 'segment'],
    },
  });
  expect(sent?.fields).not.toHaveProperty('language');
  expect(sent?.files).toMatchObject([{ name: 'recording.webm', type: 'audio/webm' }]);
  expect(await soundOf(sent?.files[0]?.bytes ?? Buffer.alloc(0))).toBe(await soundOf(webm));
  await eventually(async () => expect((await announcedTexts(media.redisUrl)).get(file.id)).toEqual(['今天我很高兴。']));
});

describe('when each word was said', () => {
  const words = [
    { word: '你好', start: 0.1, end: 0.3 },
    { word: ' 妈妈', start: 0.3, end: 0.5 },
  ];
  const expected = [
    { text: '你好', start: 0.1, end: 0.3 },
    { text: '妈妈', start: 0.3, end: 0.5 },
  ];

  it('is kept and given to the page', async () => {
    expect((await heard({ text: '你好妈妈', words, segments: [segment('你好妈妈')] })).words).toEqual(expected);
  });

  it('is also found where servers of one’s own put it', async () => {
    expect((await heard({ text: '你好妈妈', segments: [segment('你好妈妈', { words })] })).words).toEqual(expected);
  });

  it('is done without where a model gives the text alone, which is asked about once', async () => {
    const other = await startMediaApp(settings());
    await other.startWorker();
    expect(await heard({ text: '一', rejectsVerboseJson: true }, webm, other)).toMatchObject({
      status: 'done',
      value: '一',
      words: [],
    });
    expect(await heard({ text: '二', rejectsVerboseJson: true }, webm, other)).toMatchObject({
      status: 'done',
      value: '二',
    });
    expect(provider.requests.map(({ fields }) => fields['response_format'])).toEqual(['verbose_json', 'json', 'json']);
    await other.stop();
  });
});

describe('nothing was said', () => {
  it('a silent recording has no text, and no provider is asked to make one up', async () => {
    const silence = await recording('webm', 'anullsrc=duration=2');
    expect(await heard({ text: 'Thanks for watching!' }, silence)).toMatchObject({ status: 'done', value: '' });
    expect(provider.requests).toEqual([]);
  });

  it.each([
    'Thanks for watching!',
    'Thank you for watching. Please subscribe.',
    '谢谢观看',
    '謝謝觀看！',
    '字幕由Amara.org社区提供',
    '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
  ])('what models invent is no text: %s', async (text) => {
    expect((await heard({ text })).value).toBe('');
    expect((await heard({ text, segments: [segment(text, { no_speech_prob: 0.5 })] })).value).toBe('');
  });

  it.each(['谢谢你观看我的表演，妈妈', 'Thanks for watching the dog today.', '我会看字幕了', 'See you'])(
    'but this is: %s',
    async (text) => {
      expect((await heard({ text })).value).toBe(text);
    },
  );

  it('a caption that the provider surely heard is one', async () => {
    expect((await heard({ text: '谢谢观看', segments: [segment('谢谢观看')] })).value).toBe('谢谢观看');
  });

  it.each([
    ['nobody spoke there, as the provider itself says', { no_speech_prob: 0.9, avg_logprob: -1.3 }],
    ['it goes round in circles', { compression_ratio: 5, avg_logprob: -1.2 }],
  ])('a segment is left out when %s', async (_, doubts) => {
    const words = [
      { word: '好', start: 0.1, end: 0.2 },
      { word: '啦啦啦', start: 1, end: 2 },
    ];
    const segments = [segment('你好'), segment('啦啦啦', { start: 1, end: 2, ...doubts })];
    expect(await heard({ text: '你好啦啦啦', words, segments })).toMatchObject({
      value: '你好',
      words: [{ text: '好' }],
    });
  });

  it('a segment is left out when it was silent then', async () => {
    const beepThenSilence = await recording('wav', 'sine=frequency=440:duration=1,apad=pad_dur=4');
    const segments = [
      segment('我在这里', { end: 1, no_speech_prob: 0.3 }),
      segment('再见', { start: 2, end: 4, no_speech_prob: 0.3 }),
    ];
    expect((await heard({ text: '我在这里再见', segments }, beepThenSilence)).value).toBe('我在这里');
  });
});

describe('the speaker’s language', () => {
  it.each([
    ['zh-Hant', 'zh', '他說這個國家'],
    ['zh-CN', 'zh', '他说这个国家'],
    ['zh', 'zh', '他说這個国家'],
  ])('%s is the hint %s, and its characters are kept: %s', async (language, hint, text) => {
    const other = await startMediaApp({ ...settings(), TRANSCRIBE_LANGUAGE: language });
    await other.startWorker();
    const said = await heard({ text: '他说這個国家', words: [{ word: '国家', start: 0, end: 0.4 }] }, webm, other);
    expect(said.value).toBe(text);
    expect(said.words[0]?.text).toBe(text.slice(-2));
    expect(provider.requests[0]?.fields).toMatchObject({ language: hint });
    await other.stop();
  });

  it('is each person’s own to say, and is kept with what they record from then on', async () => {
    const [mei, tom] = [aUser(), aUser()];
    const speaker = async (user: string, spokenLanguage?: string | null) => {
      const change = {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ spokenLanguage }),
      };
      return (await media.request(user, '/api/speaker', spokenLanguage === undefined ? {} : change)).json();
    };
    const said = async (user: string) => {
      provider.requests.length = 0;
      const { answer } = await media.keep(user, 'audio', webm);
      return [answer.extractedText, provider.requests[0]?.fields['language']];
    };
    provider.respondWith({ text: '他说這個国家' });
    expect(await speaker(mei)).toEqual({ spokenLanguage: null });
    expect(await speaker(mei, 'zh-Hant')).toEqual({ spokenLanguage: 'zh-Hant' });
    expect(await said(mei)).toEqual(['他說這個國家', 'zh']);
    expect(await said(tom)).toEqual(['他说這個国家', undefined]);
    await speaker(mei, 'en');
    expect(await speaker(mei)).toEqual({ spokenLanguage: 'en' });
    expect(await said(mei)).toEqual(['他说這個国家', 'en']);
    await speaker(mei, null);
    expect(await said(mei)).toEqual(['他说這個国家', undefined]);
  });
});

it.each<[string, FakeAiResponse]>([
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['page of a proxy', { body: '<html>Bad gateway</html>' }],
  ['answer without a text', { body: '{"transcript":"?"}' }],
  ['answer that breaks off', { body: '{"text":"今' }],
  ['answer that never comes', { delayMs: Infinity }],
])('tries again after a %s, and the words arrive', async (_, trouble) => {
  provider.respondWith(trouble);
  const answered = media.keep(aUser(), 'audio', webm);
  await eventually(() => expect(provider.requests.length).toBeGreaterThan(1));
  provider.respondWith({ text: '再来一次' });
  expect((await answered).answer).toMatchObject({ extractedText: '再来一次', status: 'done' });
});

it.each([400, 401, 413])('does not try again after a %i; the recording is kept', async (status) => {
  provider.respondWith({ status });
  const user = aUser();
  const { answer, file } = await media.keep(user, 'audio', webm);
  expect(answer.status).toBe('failed');
  expect(answer.extractedText).toContain('temporarily unavailable');
  expect(file).toMatchObject({ textStatus: 'failed', extractedText: '' });
  // A 400 may have been about being asked for words: that is found out, no more.
  expect(provider.requests).toHaveLength(status === 400 ? 2 : 1);
  expect((await media.request(user, answer.url)).status).toBe(200);
});

it('stores what a provider may say and a database may not', async () => {
  provider.respondWith({
    text: `\u0000好\ud83d${'长'.repeat(30_000)}`,
    words: [{ word: '\u0000好\ud83d', start: 0, end: 1 }],
  });
  const { answer } = await media.keep(aUser(), 'audio', webm);
  expect(answer.extractedText).toHaveLength(20_000);
  expect(answer.extractedText.isWellFormed()).toBe(true);
});
