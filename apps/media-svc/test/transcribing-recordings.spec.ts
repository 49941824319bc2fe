import type { MediaFileInfo } from '@memory/contracts';
import { type FakeAiResponse, eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { readPublishedTexts } from './published-texts.ts';
import { audioStreamHash, generateRecording, probeFile, runFfmpeg } from './sample-files.ts';

let provider: FakeAiProvider;
let media: MediaApp;
let webm: Buffer;

beforeAll(async () => {
  [provider, webm] = await Promise.all([startFakeAiProvider(), generateRecording('webm')]);
  media = await startMediaApp({
    MEDIA_SYNC_WAIT_MS: '120000',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: provider.url,
    TRANSCRIBE_MODEL: 'whisper-small',
  });
  await media.startWorker();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});
beforeEach(() => {
  media.journal.convertScript = (text) => text;
  provider.requests.length = 0;
});

async function transcribe(response: FakeAiResponse, bytes: Buffer = webm): Promise<MediaFileInfo['text']> {
  provider.respondWith(response);
  const owner = newUserId();
  const { file } = await media.uploadAccepted(owner, 'audio', bytes);
  return ((await (await media.request(owner, `/api/media-files/${file.id}`)).json()) as MediaFileInfo).text;
}
const toTraditional = (text: string, script: string): string =>
  script === 'traditional' ? text.replaceAll('说', '說').replaceAll('国', '國') : text;
const segment = (text: string, more: object = {}) => ({
  text,
  start: 0,
  end: 0.5,
  avg_logprob: -0.2,
  no_speech_prob: 0.01,
  compression_ratio: 1,
  ...more,
});

it('a stereo recording with one inverted microphone is sent as one channel, which is not silent', async () => {
  const inverted = await generateRecording('webm', 'sine=frequency=440:duration=2', [
    '-af',
    'pan=stereo|c0=c0|c1=-0.9*c0',
  ]);
  await transcribe({ text: 'heard' }, inverted);
  const sent = provider.requests.at(-1)?.files[0];
  expect(sent?.type).toBe('audio/mp4');
  const { streams } = await probeFile(sent?.bytes ?? Buffer.alloc(0));
  expect(streams).toMatchObject([{ channels: 1 }]);
  const samples = await runFfmpeg(['-f', 's16le'], sent?.bytes);
  expect(Math.max(...Array.from({ length: 8_000 }, (_, at) => samples.readInt16LE(20_000 + at * 2)))).toBeGreaterThan(
    1_000,
  );
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

it('stores the times of the words and returns them', async () => {
  const words = [
    { word: '你好', start: 0.1, end: 0.3 },
    { word: ' 妈妈', start: 0.3, end: 0.5 },
  ];
  expect((await transcribe({ text: '你好妈妈', words, segments: [segment('你好妈妈')] })).words).toEqual([
    { text: '你好', start: 0.1, end: 0.3 },
    { text: '妈妈', start: 0.3, end: 0.5 },
  ]);
});

describe('hallucinated text', () => {
  it('a silent recording gets no text, and is not sent to the provider', async () => {
    const silence = await generateRecording('webm', 'anullsrc=duration=2');
    expect(await transcribe({ text: 'Thanks for watching!' }, silence)).toMatchObject({ status: 'done', value: '' });
    expect(provider.requests).toEqual([]);
  });

  it('is removed', async () => {
    expect((await transcribe({ text: 'Thanks for watching!' })).value).toBe('');
  });

  it.each([
    ['a caption in noise', '字幕由Amara.org社区提供', { no_speech_prob: 0.9, avg_logprob: -0.8 }, ''],
    ['a sentence that begins like a caption', '字幕制作很难，我花了一个下午。', {}, '字幕制作很难，我花了一个下午。'],
    ['a description of a sound', '(音樂播放中)', {}, ''],
  ])('%s', async (_, text, more, value) => {
    expect((await transcribe({ text, segments: [segment(text, more)] })).value).toBe(value);
    // A provider that returns no segments; the recording is too short for the caption.
    expect((await transcribe({ text })).value).toBe(value);
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
    media.journal.convertScript = toTraditional;
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

it('retries when the provider fails', async () => {
  provider.respondWith({ status: 503 });
  const uploading = media.uploadAccepted(newUserId(), 'audio', webm);
  await eventually(() => expect(provider.requests.length).toBeGreaterThan(1));
  provider.respondWith({ text: '再来一次' });
  expect((await uploading).body).toMatchObject({ extractedText: '再来一次', status: 'done' });
});

it('does not retry when the provider rejects the recording, which stays', async () => {
  provider.respondWith({ status: 400 });
  const user = newUserId();
  const { body, file } = await media.uploadAccepted(user, 'audio', webm);
  expect(body.status).toBe('failed');
  expect(body.extractedText).toContain('temporarily unavailable');
  expect(file).toMatchObject({ textStatus: 'failed', extractedText: '' });
  // One more request, without the words, because these may have been the cause.
  expect(provider.requests).toHaveLength(2);
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

describe('a worker with other settings', () => {
  beforeEach(() => media.stopWorkers());

  it('transcribes in the language of the installation, and converts the script', async () => {
    media.journal.convertScript = toTraditional;
    await media.startWorker({ TRANSCRIBE_LANGUAGE: 'zh-Hant' });
    const { value, words } = await transcribe({
      text: '他说這個国家',
      words: [{ word: '国家', start: 0, end: 0.4 }],
    });
    expect(value).toBe('他說這個國家');
    expect(words[0]?.text).toBe('國家');
    expect(provider.requests[0]?.fields).toMatchObject({ language: 'zh' });
  });

  it('waits for language-svc to convert the script, and transcribes once', async () => {
    // Unavailable, and then of the previous release, which does not have the route.
    const failures = [503, 404];
    media.journal.convertScript = (text, script) => failures.shift() ?? toTraditional(text, script);
    await media.startWorker({ TRANSCRIBE_LANGUAGE: 'zh-Hant' });
    expect(await transcribe({ text: '他说' })).toMatchObject({ status: 'done', value: '他說' });
    expect(failures).toEqual([]);
    expect(provider.requests).toHaveLength(1);
  });

  it('tries the job again when language-svc rejects the text', async () => {
    const failures = [400];
    media.journal.convertScript = (text, script) => failures.shift() ?? toTraditional(text, script);
    await media.startWorker({ TRANSCRIBE_LANGUAGE: 'zh-Hant' });
    expect(await transcribe({ text: '他说' })).toMatchObject({ status: 'done', value: '他說' });
    expect(provider.requests).toHaveLength(2);
  });

  it('converts a text of any length and no text without Chinese characters', async () => {
    const asked: string[] = [];
    media.journal.convertScript = (text, script) => {
      asked.push(text);
      return toTraditional(text, script);
    };
    await media.startWorker({ TRANSCRIBE_LANGUAGE: 'zh-Hant' });
    expect((await transcribe({ text: 'hello' })).value).toBe('hello');
    expect(asked).toEqual([]);
    const long = '👨‍👩‍👧说'.repeat(10_000);
    expect((await transcribe({ text: long })).value).toBe(long.replaceAll('说', '說'));
    expect(asked.length).toBeGreaterThan(1);
    asked.length = 0;
    const sentences = Array.from({ length: 2_000 }, (_, index) => `他说${index}。`).join('');
    expect((await transcribe({ text: sentences })).value).toBe(sentences.replaceAll('说', '說'));
    expect(asked.length).toBeGreaterThan(1);
    for (const part of asked) expect(part).toMatch(/。$/);
  });

  it('sends nothing when transcription was switched off while the recording waited', async () => {
    const uploading = media.uploadAccepted(newUserId(), 'audio', webm);
    await eventually(async () => expect(await media.database.file.count({ where: { textStatus: 'pending' } })).toBe(1));
    await media.startWorker({ TRANSCRIBE_PROVIDER: 'off' });
    expect((await uploading).file.textStatus).toBe('failed');
    expect(provider.requests).toEqual([]);
  });
});
