import { type MoodAnalysis, moodAnalysisSchema } from '@memory/contracts';
import { DegradationChecks } from '@memory/service-kit';
import { testIdentitySettings } from '@memory/service-kit/testing';
import {
  eventually,
  type FakeAiResponse,
  type FakeAiProvider,
  startFakeAiProvider,
  type TestDatabase,
} from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';
import { ModelResponseCache } from '../src/language-model/response-cache.ts';
import { analyzeMood } from '../src/mood/analyze-mood.ts';
import { createEmptyDatabase, type LanguageApp, startLanguageApp } from './language-app.ts';

let database: TestDatabase;
let provider: FakeAiProvider;
let language: LanguageApp;
const userId = uuidv7();
const TIMEOUT_MS = 2_000;

const startWithModel = () =>
  startLanguageApp({
    database,
    environment: {
      LANGUAGE_PROVIDER: 'openai',
      OPENAI_API_KEY: 'sk-test',
      OPENAI_BASE_URL: provider.url,
      LANGUAGE_MODEL: 'small',
      LANGUAGE_TIMEOUT_MS: String(TIMEOUT_MS),
    },
  });

beforeAll(async () => {
  [database, provider] = await Promise.all([createEmptyDatabase(), startFakeAiProvider()]);
  language = await startWithModel();
});

beforeEach(() => {
  provider.requests.length = 0;
});

afterAll(async () => {
  await language.close();
  await Promise.all([database.drop(), provider.stop()]);
});

let texts = 0;
/** A text that no test has sent before. */
const newText = (): string => `今天我和妈妈去公园玩，我很高兴。${(texts += 1)}`;
const mood = async (text: string, viewerId: string | null = userId): Promise<MoodAnalysis> => {
  const response = await language.request(viewerId, { method: 'POST', url: '/api/analyze-mood', payload: { text } });
  expect(response.statusCode).toBe(200);
  return moodAnalysisSchema.parse(response.json());
};
const translate = async (character: string) =>
  language.request(userId, { method: 'POST', url: '/api/translate-character', payload: { character } });
const modelMood: MoodAnalysis = {
  mood: 'very_negative',
  energy_level: 'low',
  sentiment: 0.1,
  themes: ['公园', '妈妈'],
};
const validReply = JSON.stringify(modelMood);

describe('the mood with a model', () => {
  it('comes from the model, which gets the API key and the unchanged text', async () => {
    provider.respondWith({ text: validReply });
    const text = newText();
    expect(await mood(text)).toEqual(modelMood);
    expect(provider.requests).toMatchObject([
      { path: '/v1/chat/completions', authorization: 'Bearer sk-test', fields: { model: 'small' } },
    ]);
    expect(JSON.stringify(provider.requests[0]?.fields.messages)).toContain(text);
  });

  it.each([
    ['in prose', `Here is what I found:\n${validReply}\nI hope this {helps}!`.replace('{helps}', 'helps')],
    ['in a code fence', `\`\`\`json\n${validReply}\n\`\`\``],
    ['after a brace of its own', `{sure} ${validReply}`],
  ])('is read from a reply %s', async (_, text) => {
    provider.respondWith({ text });
    expect(await mood(newText())).toEqual(modelMood);
  });

  it('has a sentiment within its class', async () => {
    provider.respondWith({ text: JSON.stringify({ ...modelMood, sentiment: 0.9 }) });
    expect(await mood(newText())).toEqual({ ...modelMood, sentiment: 0.2 });
  });

  it('has at most three themes, all of them of the list and in the script of the text', async () => {
    const themes = ['#公園', ' ', 'x'.repeat(500), '王伟', 'mum', '家庭', 'TV'];
    provider.respondWith({ text: JSON.stringify({ ...modelMood, themes }) });
    expect((await mood(newText())).themes).toEqual(['公园', '妈妈', '家庭']);
    expect((await mood(`${newText()}媽媽說我們還會再來。`)).themes).toEqual(['公園', '媽媽', '家庭']);
    expect((await mood(`I was at the park with my mother on day ${(texts += 1)}.`)).themes).toEqual([
      'park',
      'mum',
      'family',
    ]);
  });

  it.each([[[]], [['王伟', '']]])('has local themes when the model returns none of the list: %j', async (themes) => {
    provider.respondWith({ text: JSON.stringify({ ...modelMood, themes }) });
    const text = newText();
    expect((await mood(text)).themes).toEqual(analyzeMood(text).themes);
  });

  const failures: [string, FakeAiResponse][] = [
    ['an unknown mood', { text: validReply.replace('very_negative', 'furious') }],
    ['a sentiment above 1', { text: validReply.replace('0.1', '7') }],
    ['prose without JSON', { text: 'I think the author is sad.' }],
    ['truncated', { text: validReply.slice(0, 40) }],
    ['empty', { text: '' }],
    ['not JSON', { body: '<html>bad gateway</html>' }],
    ['of another shape', { body: '{}' }],
    [
      '10 MB',
      { body: JSON.stringify({ choices: [{ message: { content: validReply + ' '.repeat(10 * 1024 * 1024) } }] }) },
    ],
    ['429', { status: 429 }],
    ['401', { status: 401 }],
    ['500', { status: 500 }],
    ['cut off', { isCutOff: true }],
    ['never sent', { delayMs: Infinity }],
  ];
  it.each(failures)('is the local result when the response is %s', async (_, providerResponse) => {
    provider.respondWith(providerResponse);
    const text = newText();
    expect(await mood(text)).toEqual(analyzeMood(text));
    expect(provider.requests).toHaveLength(1);
    // The failure is not cached.
    provider.respondWith({ text: validReply });
    expect(await mood(text)).toEqual(modelMood);
  });

  it('is the local result when the provider redirects; the text goes to no other address', async () => {
    const elsewhere = await startFakeAiProvider({ text: validReply });
    provider.respondWith({ redirectsTo: elsewhere.url });
    const text = newText();
    const result = await mood(text);
    await elsewhere.stop();
    expect(elsewhere.requests).toEqual([]);
    expect(provider.requests).toHaveLength(1);
    expect(result).toEqual(analyzeMood(text));
  });

  it('costs one call for concurrent requests, other users and after a restart', async () => {
    provider.respondWith({ text: validReply });
    const text = newText();
    expect(await Promise.all([mood(text), mood(text), mood(text, uuidv7())])).toEqual([
      modelMood,
      modelMood,
      modelMood,
    ]);
    await language.close();
    language = await startWithModel();
    expect(await mood(text)).toEqual(modelMood);
    expect(provider.requests).toHaveLength(1);
  });

  it('is cached or local for viewers who are signed out, without a call', async () => {
    provider.respondWith({ text: validReply });
    const text = newText();
    expect(await mood(text, null)).toEqual(analyzeMood(text));
    expect(provider.requests).toHaveLength(0);
    await mood(text);
    expect(await mood(text, null)).toEqual(modelMood);
  });

  it('does not call the model after five failures in a row', async () => {
    provider.respondWith({ status: 503 });
    for (let n = 0; n < 8; n += 1) await mood(newText());
    expect(provider.requests).toHaveLength(5);
    await eventually(async () =>
      expect(await language.app.get(DegradationChecks).run()).toEqual(['language_model_failing']),
    );
    // The circuit breaker of this process stays open for a minute.
    await language.close();
    language = await startWithModel();
  });

  it('is cached without the text and the user', async () => {
    provider.respondWith({ text: validReply });
    await mood(newText());
    const cached = await language.database.modelResponse.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(cached.key).toHaveLength(32);
    expect(cached.response).toEqual(modelMood);
  });

  it('is deleted from the cache after 30 days', async () => {
    await language.database.modelResponse.updateMany({
      data: { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) },
    });
    await language.app.get(ModelResponseCache).deleteExpired();
    expect(await language.database.modelResponse.count()).toBe(0);
  });
});

describe('a translation with a model', () => {
  it('comes from the model, except for built-in words', async () => {
    provider.respondWith({ text: 'Sure: {"pinyin": "kāi xīn", "translation": "happy"}' });
    expect((await translate('开心')).json()).toEqual({ pinyin: 'kāi xīn', translation: 'happy' });
    expect((await translate('猫')).json()).toEqual({ pinyin: 'māo', translation: 'cat' });
    expect((await translate('开心')).statusCode).toBe(200);
    expect(provider.requests).toHaveLength(1);
  });

  it.each<[string, FakeAiResponse]>([
    ['429', { status: 429 }],
    ['no translation', { text: '{"pinyin": "kāi"}' }],
    ['one that is not for children', { text: '{"pinyin": "kāi", "translation": "(slang) to have sex"}' }],
    ['an empty one', { text: '{"pinyin": "kāi", "translation": " "}' }],
  ])('is the local result when the response is %s', async (_, providerResponse) => {
    provider.respondWith(providerResponse);
    expect((await translate('学习')).json()).toMatchObject({ pinyin: 'xué xí', translation: 'to study; to learn' });
    expect((await translate('hello')).json()).toMatchObject({ statusCode: 400, code: 'not_chinese' });
  });
});

describe('without a model', () => {
  it('no provider is called', async () => {
    await language.close();
    language = await startLanguageApp({
      database,
      environment: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url },
    });
    const text = newText();
    expect(await mood(text)).toEqual(analyzeMood(text));
    expect(await mood(text)).toEqual(analyzeMood(text));
    expect(provider.requests).toHaveLength(0);
  });
});

const settings = {
  NODE_ENV: 'test',
  PORT: '0',
  ...testIdentitySettings('language-svc'),
  REDIS_URL: 'redis://r',
  DATABASE_URL: 'postgres://d',
  JOURNAL_URL: 'http://j',
  MEDIA_URL: 'http://m',
};

describe('the configuration', () => {
  it('requires an API key or a base URL for a model', () => {
    expect(() => readConfig({ ...settings, LANGUAGE_PROVIDER: 'openai' })).toThrow('OPENAI_API_KEY');
    expect(() => readConfig({ ...settings, LANGUAGE_PROVIDER: 'magic' })).toThrow('LANGUAGE_PROVIDER');
    expect(
      readConfig({ ...settings, LANGUAGE_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://localhost:8000/v1' }),
    ).toMatchObject({ LANGUAGE_TIMEOUT_MS: 8_000 });
    expect(readConfig(settings)).toMatchObject({ LANGUAGE_PROVIDER: 'local' });
  });
});
