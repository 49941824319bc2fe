import type { MediaFileInfo } from '@memory/contracts';
import { type FakeAiResponse, eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { readPublishedTexts } from './published-texts.ts';
import { generateRecording, audioStreamHash } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let webm: Buffer;

const settings = () => ({
  MEDIA_SYNC_WAIT_MS: '120000',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: provider.url,
  TRANSCRIBE_MODEL: 'whisper-small',
  TRANSCRIBE_TIMEOUT_MS: '5000',
});
beforeAll(async () => {
  [provider, webm] = await Promise.all([startFakeAiProvider(), generateRecording('webm')]);
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

async function transcribe(response: FakeAiResponse, bytes: Buffer = webm, app = media): Promise<MediaFileInfo['text']> {
  provider.respondWith(response);
  const owner = newUserId();
  const { file } = await app.uploadAccepted(owner, 'audio', bytes);
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

it('sends the recording to the provider and returns its text', async () => {
  provider.respondWith({ text: ' 今天我很高兴。\n' });
  const { body, file } = await media.uploadAccepted(newUserId(), 'audio', webm);
  expect(body).toMatchObject({ extractedText: '今天我很高兴。', status: 'done' });
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
  expect(await audioStreamHash(sent?.files[0]?.bytes ?? Buffer.alloc(0))).toBe(await audioStreamHash(webm));
  await eventually(async () =>
    expect((await readPublishedTexts(media.redisUrl)).get(file.id)).toEqual(['今天我很高兴。']),
  );
});

describe('word times', () => {
  const words = [
    { word: '你好', start: 0.1, end: 0.3 },
    { word: ' 妈妈', start: 0.3, end: 0.5 },
  ];
  const expected = [
    { text: '你好', start: 0.1, end: 0.3 },
    { text: '妈妈', start: 0.3, end: 0.5 },
  ];

  it('are stored and returned', async () => {
    expect((await transcribe({ text: '你好妈妈', words, segments: [segment('你好妈妈')] })).words).toEqual(expected);
  });

  it('are found inside segments, where self-hosted servers put them', async () => {
    expect((await transcribe({ text: '你好妈妈', segments: [segment('你好妈妈', { words })] })).words).toEqual(
      expected,
    );
  });

  it('are missing when a model returns the text only, which is detected once', async () => {
    const other = await startMediaApp(settings());
    await other.startWorker();
    expect(await transcribe({ text: '一', rejectsVerboseJson: true }, webm, other)).toMatchObject({
      status: 'done',
      value: '一',
      words: [],
    });
    expect(await transcribe({ text: '二', rejectsVerboseJson: true }, webm, other)).toMatchObject({
      status: 'done',
      value: '二',
    });
    expect(provider.requests.map(({ fields }) => fields['response_format'])).toEqual(['verbose_json', 'json', 'json']);
    await other.stop();
  });
});

describe('hallucinated text', () => {
  it('a silent recording gets no text, and is not sent to the provider', async () => {
    const silence = await generateRecording('webm', 'anullsrc=duration=2');
    expect(await transcribe({ text: 'Thanks for watching!' }, silence)).toMatchObject({ status: 'done', value: '' });
    expect(provider.requests).toEqual([]);
  });

  it.each([
    'Thanks for watching!',
    'Thank you for watching. Please subscribe.',
    '谢谢观看',
    '謝謝觀看！',
    '字幕由Amara.org社区提供',
    '请不吝点赞 订阅 转发 打赏支持明镜与点点栏目',
  ])('is removed: %s', async (text) => {
    expect((await transcribe({ text })).value).toBe('');
    expect((await transcribe({ text, segments: [segment(text, { no_speech_prob: 0.5 })] })).value).toBe('');
  });

  it.each(['谢谢你观看我的表演，妈妈', 'Thanks for watching the dog today.', '我会看字幕了', 'See you'])(
    'is not confused with: %s',
    async (text) => {
      expect((await transcribe({ text })).value).toBe(text);
    },
  );

  it('is kept when the provider is confident that it heard speech', async () => {
    expect((await transcribe({ text: '谢谢观看', segments: [segment('谢谢观看')] })).value).toBe('谢谢观看');
  });

  it.each([
    ['the provider reports silence', { no_speech_prob: 0.9, avg_logprob: -1.3 }],
    ['it is repetitive', { compression_ratio: 5, avg_logprob: -1.2 }],
  ])('is removed from a segment when %s', async (_, doubts) => {
    const words = [
      { word: '好', start: 0.1, end: 0.2 },
      { word: '啦啦啦', start: 1, end: 2 },
    ];
    const segments = [segment('你好'), segment('啦啦啦', { start: 1, end: 2, ...doubts })];
    expect(await transcribe({ text: '你好啦啦啦', words, segments })).toMatchObject({
      value: '你好',
      words: [{ text: '好' }],
    });
  });

  it('is removed from a segment during a silence', async () => {
    const beepThenSilence = await generateRecording('wav', 'sine=frequency=440:duration=1,apad=pad_dur=4');
    const segments = [
      segment('我在这里', { end: 1, no_speech_prob: 0.3 }),
      segment('再见', { start: 2, end: 4, no_speech_prob: 0.3 }),
    ];
    expect((await transcribe({ text: '我在这里再见', segments }, beepThenSilence)).value).toBe('我在这里');
  });
});

describe('the speaker’s language', () => {
  it.each([
    ['zh-Hant', 'zh', '他說這個國家'],
    ['zh-CN', 'zh', '他说这个国家'],
    ['zh', 'zh', '他说這個国家'],
  ])('%s sends the hint %s and determines the script: %s', async (language, hint, text) => {
    const other = await startMediaApp({ ...settings(), TRANSCRIBE_LANGUAGE: language });
    await other.startWorker();
    const transcript = await transcribe(
      { text: '他说這個国家', words: [{ word: '国家', start: 0, end: 0.4 }] },
      webm,
      other,
    );
    expect(transcript.value).toBe(text);
    expect(transcript.words[0]?.text).toBe(text.slice(-2));
    expect(provider.requests[0]?.fields).toMatchObject({ language: hint });
    await other.stop();
  });

  it('determines the script of words by their neighbours in the text', async () => {
    const other = await startMediaApp({ ...settings(), TRANSCRIBE_LANGUAGE: 'zh-Hant' });
    await other.startWorker();
    const spoken = ['头', '发', '头', '发', '𠮷', 'OK', '丢', '头', '发'];
    const words = spoken.map((word, index) => ({ word, start: index, end: index + 1 }));
    const transcript = await transcribe({ text: '头发。低头，发现𠮷 OK 头发', words }, webm, other);
    expect(transcript.value).toBe('頭髮。低頭，發現𠮷 OK 頭髮');
    // A word that is not in the text is converted alone.
    expect(transcript.words.map(({ text }) => text)).toEqual(['頭', '髮', '頭', '發', '𠮷', 'OK', '丟', '頭', '髮']);
    await other.stop();
  });

  it('is a setting of each user that applies to later recordings', async () => {
    const [mei, tom] = [newUserId(), newUserId()];
    const spokenLanguageRepository = async (user: string, spokenLanguage?: string | null) => {
      const change = {
        method: 'PATCH',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ spokenLanguage }),
      };
      return (await media.request(user, '/api/speaker', spokenLanguage === undefined ? {} : change)).json();
    };
    const transcript = async (user: string) => {
      provider.requests.length = 0;
      const { body } = await media.uploadAccepted(user, 'audio', webm);
      return [body.extractedText, provider.requests[0]?.fields['language']];
    };
    provider.respondWith({ text: '他说這個国家' });
    expect(await spokenLanguageRepository(mei)).toEqual({ spokenLanguage: null });
    expect(await spokenLanguageRepository(mei, 'zh-Hant')).toEqual({ spokenLanguage: 'zh-Hant' });
    expect(await transcript(mei)).toEqual(['他說這個國家', 'zh']);
    expect(await transcript(tom)).toEqual(['他说這個国家', undefined]);
    await spokenLanguageRepository(mei, 'en');
    expect(await spokenLanguageRepository(mei)).toEqual({ spokenLanguage: 'en' });
    expect(await transcript(mei)).toEqual(['他说這個国家', 'en']);
    await spokenLanguageRepository(mei, null);
    expect(await transcript(mei)).toEqual(['他说這個国家', undefined]);
  });
});

it.each<[string, FakeAiResponse]>([
  ['429', { status: 429 }],
  ['500', { status: 500 }],
  ['503', { status: 503 }],
  ['an HTML error page', { body: '<html>Bad gateway</html>' }],
  ['response without text', { body: '{"transcript":"?"}' }],
  ['truncated response', { body: '{"text":"今' }],
  ['response that never arrives', { delayMs: Infinity }],
])('retries after a %s', async (_, failure) => {
  provider.respondWith(failure);
  const uploading = media.uploadAccepted(newUserId(), 'audio', webm);
  await eventually(() => expect(provider.requests.length).toBeGreaterThan(1));
  provider.respondWith({ text: '再来一次' });
  expect((await uploading).body).toMatchObject({ extractedText: '再来一次', status: 'done' });
});

it.each([400, 401, 413])('does not retry after a %i; the recording stays', async (status) => {
  provider.respondWith({ status });
  const user = newUserId();
  const { body, file } = await media.uploadAccepted(user, 'audio', webm);
  expect(body.status).toBe('failed');
  expect(body.extractedText).toContain('temporarily unavailable');
  expect(file).toMatchObject({ textStatus: 'failed', extractedText: '' });
  // A 400 may be caused by the request for words, so one more request without them follows.
  expect(provider.requests).toHaveLength(status === 400 ? 2 : 1);
  expect((await media.request(user, body.url)).status).toBe(200);
});

it('stores a text with characters that PostgreSQL rejects', async () => {
  provider.respondWith({
    text: `\u0000好\ud83d${'长'.repeat(30_000)}`,
    words: [{ word: '\u0000好\ud83d', start: 0, end: 1 }],
  });
  const { body } = await media.uploadAccepted(newUserId(), 'audio', webm);
  expect(body.extractedText).toHaveLength(20_000);
  expect(body.extractedText.isWellFormed()).toBe(true);
});

it('goes to nobody when transcription was switched off while the recording waited', async () => {
  const other = await startMediaApp({ ...settings(), MEDIA_SYNC_WAIT_MS: '0' });
  const { file } = await other.uploadAccepted(newUserId(), 'audio', webm);
  await other.startWorker({ TRANSCRIBE_PROVIDER: 'off' });
  await eventually(async () => expect(await other.textStatusOf(file.id)).toBe('failed'));
  expect(provider.requests).toEqual([]);
  await other.stop();
});
