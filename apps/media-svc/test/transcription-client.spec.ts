import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeAiProvider, type FakeAiResponse, startFakeAiProvider } from '@memory/testing';
import type { MediaConfig } from '../src/config.ts';
import type { Transcript } from '../src/transcription/parse-transcription-response.ts';
import { TranscriptionClient } from '../src/transcription/transcription-client.ts';
import { generateRecording } from './sample-files.ts';

/** Long enough for a busy machine: only the response that never arrives waits for it. */
const IDLE_MS = 1_000;

let provider: FakeAiProvider;
let folder: string;
beforeAll(async () => {
  [provider, folder] = await Promise.all([
    startFakeAiProvider(),
    mkdtemp(join(tmpdir(), 'memory-test-transcription-')),
  ]);
  await writeFile(join(folder, 'recording'), await generateRecording('webm'));
});
beforeEach(() => {
  provider.requests.length = 0;
});
afterAll(async () => {
  await provider.stop();
  await rm(folder, { recursive: true });
});

const newClient = (): TranscriptionClient =>
  new TranscriptionClient({
    OPENAI_BASE_URL: provider.url,
    TRANSCRIBE_MODEL: 'whisper-small',
    TRANSCRIBE_TIMEOUT_MS: 60_000,
    OCR_TIMEOUT_MS: 60_000,
  } as MediaConfig);

function transcribe(response: FakeAiResponse, client = newClient()): Promise<Transcript> {
  provider.respondWith(response);
  const recording = { path: join(folder, 'recording'), contentType: 'audio/webm', language: undefined };
  return client.transcribe({ ...recording, idleTimeoutMs: IDLE_MS }, AbortSignal.timeout(60_000));
}

it('finds word times inside segments, where self-hosted servers put them', async () => {
  const words = [
    { word: '你好', start: 0.1, end: 0.3 },
    { word: ' 妈妈', start: 0.3, end: 0.5 },
  ];
  const { text, words: found } = await transcribe({
    text: '你好妈妈',
    segments: [{ text: '你好妈妈', start: 0, end: 0.5, words }],
  });
  expect(text).toBe('你好妈妈');
  expect(found).toEqual([
    { text: '你好', start: 0.1, end: 0.3 },
    { text: '妈妈', start: 0.3, end: 0.5 },
  ]);
});

it('finds no word times when a model returns the text only, which it detects once', async () => {
  const client = newClient();
  expect(await transcribe({ text: '一', rejectsVerboseJson: true }, client)).toMatchObject({ text: '一', words: [] });
  expect(await transcribe({ text: '二', rejectsVerboseJson: true }, client)).toMatchObject({ text: '二' });
  expect(provider.requests.map(({ fields }) => fields['response_format'])).toEqual(['verbose_json', 'json', 'json']);
});

it.each<[string, FakeAiResponse, string]>([
  ['429', { status: 429 }, 'provider_quota'],
  ['500', { status: 500 }, 'provider_down'],
  ['503', { status: 503 }, 'provider_down'],
  ['HTML error page', { body: '<html>Bad gateway</html>' }, 'provider_down'],
  ['response without text', { body: '{"transcript":"?"}' }, 'provider_garbled'],
  ['truncated response', { body: '{"text":"今' }, 'provider_down'],
  ['response that never arrives', { delayMs: Infinity }, 'timed_out'],
])('the job is tried again after a %s', async (_, response, reason) => {
  await expect(transcribe(response)).rejects.toMatchObject({ name: 'RetryableJobFailure', reason });
});

it.each([
  // A 400 may be caused by the request for words, so one more request without them follows.
  [400, 2, 'unreadable'],
  [401, 1, 'provider_refused'],
  [413, 1, 'unreadable'],
])('the job is not tried again after a %i', async (status, requests, reason) => {
  await expect(transcribe({ status })).rejects.toMatchObject({ name: 'PermanentJobFailure', reason });
  expect(provider.requests).toHaveLength(requests);
});
