import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type MoodAnalysis, moodAnalysisSchema } from '@memory/contracts';
import { identityEnvironment } from '@memory/service-kit/testing';
import { type FakeAiResponse, type FakeAiProvider, startFakeAiProvider, type TestDatabase } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { readConfig } from '../src/config.ts';
import { CircuitBreaker } from '../src/language-model/circuit-breaker.ts';
import { extractJsonObject } from '../src/language-model/extract-json.ts';
import { analyzeMood } from '../src/mood/analyze-mood.ts';
import { createDatabaseWithoutDictionary, type LanguageApp, startLanguageApp } from './language-app.ts';

let database: TestDatabase;
let provider: FakeAiProvider;
let language: LanguageApp;
const someone = uuidv7();
const TIMEOUT_MS = 2_000;

beforeAll(async () => {
  [database, provider] = await Promise.all([createDatabaseWithoutDictionary(), startFakeAiProvider()]);
});

// each test has a process of its own, which has not seen any failures yet
beforeEach(async () => {
  await language?.close();
  language = await startLanguageApp(database, {
    LANGUAGE_PROVIDER: 'openai',
    OPENAI_API_KEY: 'sk-test',
    OPENAI_BASE_URL: provider.url,
    LANGUAGE_MODEL: 'small',
    LANGUAGE_TIMEOUT_MS: String(TIMEOUT_MS),
  });
  provider.requests.length = 0;
});

afterAll(async () => {
  await language.close();
  await Promise.all([database.drop(), provider.stop()]);
});

let texts = 0;
/** A text nobody has asked about yet. */
const newText = (): string => `今天我和妈妈去公园玩，我很高兴。${(texts += 1)}`;
const mood = async (text: string, userId: string | null = someone): Promise<MoodAnalysis> => {
  const answer = await language.request(userId, { method: 'POST', url: '/api/analyze-mood', payload: { text } });
  expect(answer.statusCode).toBe(200);
  return moodAnalysisSchema.parse(answer.json());
};
const translate = async (character: string) =>
  language.request(someone, { method: 'POST', url: '/api/translate-character', payload: { character } });
const reading: MoodAnalysis = { mood: 'very_negative', energy_level: 'low', sentiment: 0.1, themes: ['公园', '妈妈'] };
const good = JSON.stringify(reading);

describe('the mood, with a model', () => {
  it("is the model's; the key goes along, the text as it is", async () => {
    provider.respondWith({ text: good });
    const text = newText();
    expect(await mood(text)).toEqual(reading);
    expect(provider.requests).toMatchObject([
      { path: '/v1/chat/completions', authorization: 'Bearer sk-test', fields: { model: 'small' } },
    ]);
    expect(JSON.stringify(provider.requests[0]?.fields.messages)).toContain(text);
  });

  it.each([
    ['in prose', `Here is what I found:\n${good}\nI hope this {helps}!`.replace('{helps}', 'helps')],
    ['in a code fence', `\`\`\`json\n${good}\n\`\`\``],
    ['after a brace of its own', `{sure} ${good}`],
  ])('is found %s', async (_, text) => {
    provider.respondWith({ text });
    expect(await mood(newText())).toEqual(reading);
  });

  it('never has a sentiment that its class denies, nor more than three themes', async () => {
    provider.respondWith({
      text: JSON.stringify({ ...reading, sentiment: 0.9, themes: ['#a', ' ', 'b', 'c', 'd', 'x'.repeat(500)] }),
    });
    expect(await mood(newText())).toEqual({ ...reading, sentiment: 0.2, themes: ['a', 'b', 'c'] });
  });

  it("is this machine's where the model names no themes", async () => {
    provider.respondWith({ text: JSON.stringify({ ...reading, themes: [] }) });
    const text = newText();
    expect((await mood(text)).themes).toEqual(analyzeMood(text).themes);
  });

  const failures: [string, FakeAiResponse][] = [
    ['a word that is no mood', { text: good.replace('very_negative', 'furious') }],
    ['a sentiment beyond 1', { text: good.replace('0.1', '7') }],
    ['prose alone', { text: 'I think the author is sad.' }],
    ['half of it', { text: good.slice(0, 40) }],
    ['nothing', { text: '' }],
    ['what is not JSON', { body: '<html>bad gateway</html>' }],
    ['another shape', { body: '{}' }],
    ['10 MB', { body: JSON.stringify({ choices: [{ message: { content: good + ' '.repeat(10 * 1024 * 1024) } }] }) }],
    ['429', { status: 429 }],
    ['401', { status: 401 }],
    ['500', { status: 500 }],
    ['a cut connection', { isCutOff: true }],
    ['nothing at all', { delayMs: Infinity }],
  ];
  it.each(failures)("is this machine's when the answer is %s", async (_, answer) => {
    provider.respondWith(answer);
    const text = newText();
    expect(await mood(text)).toEqual(analyzeMood(text));
    expect(provider.requests).toHaveLength(1);
    // and it may be the model's the next time
    provider.respondWith({ text: good });
    expect(await mood(text)).toEqual(reading);
  });

  it('is not paid for twice: not at once, not by others, not after a restart', async () => {
    provider.respondWith({ text: good });
    const text = newText();
    expect(await Promise.all([mood(text), mood(text), mood(text, uuidv7())])).toEqual([reading, reading, reading]);
    await language.close();
    language = await startLanguageApp(database, {
      LANGUAGE_PROVIDER: 'openai',
      OPENAI_BASE_URL: provider.url,
      LANGUAGE_MODEL: 'small',
    });
    expect(await mood(text)).toEqual(reading);
    expect(provider.requests).toHaveLength(1);
  });

  it('costs nothing for a visitor without an account, who sees what is known', async () => {
    provider.respondWith({ text: good });
    const text = newText();
    expect(await mood(text, null)).toEqual(analyzeMood(text));
    expect(provider.requests).toHaveLength(0);
    await mood(text);
    expect(await mood(text, null)).toEqual(reading);
  });

  it('leaves a model alone that failed five times in a row', async () => {
    provider.respondWith({ status: 503 });
    for (let n = 0; n < 8; n += 1) await mood(newText());
    expect(provider.requests).toHaveLength(5);
  });

  it('keeps nothing of the text, and nothing of who asked', async () => {
    provider.respondWith({ text: good });
    await mood(newText());
    const kept = await language.database.modelAnswer.findFirstOrThrow({ orderBy: { createdAt: 'desc' } });
    expect(kept.key).toHaveLength(32);
    expect(kept.answer).toEqual(reading);
  });

  it('forgets what it kept after a month', async () => {
    await language.database.modelAnswer.updateMany({ data: { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) } });
    const { ModelResponseCache } = await import('../src/language-model/response-cache.ts');
    await new ModelResponseCache(readConfig(settings), language.database).deleteExpired();
    expect(await language.database.modelAnswer.count()).toBe(0);
  });
});

describe('a translation, with a model', () => {
  it("is the model's, but for the product's own words", async () => {
    provider.respondWith({ text: 'Sure: {"pinyin": "kāi xīn", "translation": "happy"}' });
    expect((await translate('开心')).json()).toEqual({ pinyin: 'kāi xīn', translation: 'happy' });
    expect((await translate('猫')).json()).toEqual({ pinyin: 'māo', translation: 'cat' });
    expect((await translate('开心')).statusCode).toBe(200);
    expect(provider.requests).toHaveLength(1);
  });

  it.each<[string, FakeAiResponse]>([
    ['429', { status: 429 }],
    ['no translation', { text: '{"pinyin": "kāi"}' }],
    ['an empty one', { text: '{"pinyin": "kāi", "translation": " "}' }],
  ])("is this machine's when the answer is %s", async (_, answer) => {
    provider.respondWith(answer);
    // this database has no dictionary: the answer is what it would be without a model
    expect((await translate('学习')).json()).toMatchObject({ statusCode: 404, code: 'character_unknown' });
    expect((await translate('hello')).json()).toMatchObject({ statusCode: 400, code: 'not_chinese' });
  });
});

describe('without a model', () => {
  it('nothing is asked of anybody', async () => {
    await language.close();
    language = await startLanguageApp(database, { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: provider.url });
    const text = newText();
    expect(await mood(text)).toEqual(analyzeMood(text));
    expect(await mood(text)).toEqual(analyzeMood(text));
    expect(provider.requests).toHaveLength(0);
  });
});

const settings = {
  NODE_ENV: 'test',
  PORT: '0',
  ...identityEnvironment('language-svc'),
  REDIS_URL: 'redis://r',
  DATABASE_URL: 'postgres://d',
  JOURNAL_URL: 'http://j',
};

describe('settings', () => {
  it('say what a model needs', () => {
    expect(() => readConfig({ ...settings, LANGUAGE_PROVIDER: 'openai' })).toThrow('OPENAI_API_KEY');
    expect(() => readConfig({ ...settings, LANGUAGE_PROVIDER: 'magic' })).toThrow('LANGUAGE_PROVIDER');
    expect(
      readConfig({ ...settings, LANGUAGE_PROVIDER: 'openai', OPENAI_BASE_URL: 'http://localhost:8000/v1' }),
    ).toMatchObject({ LANGUAGE_TIMEOUT_MS: 8_000 });
    expect(readConfig(settings)).toMatchObject({ LANGUAGE_PROVIDER: 'local' });
  });
});

describe('a pause', () => {
  it('begins after so many failures in a row, and lets one question through when it is over', () => {
    let now = 0;
    const pause = new CircuitBreaker(2, 1_000, () => now);
    pause.recordFailure();
    pause.recordSuccess();
    pause.recordFailure();
    expect(pause.isOpen).toBe(false);
    pause.recordFailure();
    expect(pause.isOpen).toBe(true);
    now = 1_000;
    expect(pause.isOpen).toBe(false);
    pause.recordFailure();
    expect(pause.isOpen).toBe(true);
    now = 2_000;
    pause.recordSuccess();
    pause.recordFailure();
    expect(pause.isOpen).toBe(false);
  });
});

describe('JSON in an answer', () => {
  it.each([
    ['{"a": 1}', { a: 1 }],
    ['so {it} is {"a": {"b": 2}} then', { a: { b: 2 } }],
    ['none', undefined],
    ['{', undefined],
    ['} {', undefined],
  ])('of %j is %j', (answer, expected) => {
    expect(extractJsonObject(answer)).toEqual(expected);
  });
});
