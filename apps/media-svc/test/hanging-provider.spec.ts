import { type FakeAiProvider, type FakeAiResponse, eventually, startFakeAiProvider } from '@memory/testing';
import { providerIdleTimeoutMs } from '../src/transcription/openai-transcription-engine.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

/** With it, a recording of a tenth of a second allows the provider 1.2 s of silence in the first attempt. */
const IDLE_MS = 1_000;
const shortRecording = () => generateRecording('wav', 'sine=frequency=440:duration=0.1');

let provider: FakeAiProvider;
let media: MediaApp;
let worker: Awaited<ReturnType<MediaApp['startWorker']>>;
beforeAll(async () => {
  provider = await startFakeAiProvider();
  media = await startMediaApp({
    OPENAI_BASE_URL: provider.url,
    TRANSCRIBE_IDLE_MS: String(IDLE_MS),
    TRANSCRIBE_CONCURRENCY: '1',
  });
  worker = await media.startWorker();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});
beforeEach(() => {
  provider.requests.length = 0;
});

async function upload(response: FakeAiResponse, recording: Buffer): Promise<string> {
  provider.respondWith(response);
  return (await media.uploadAccepted(newUserId(), 'audio', recording)).file.id;
}
const untilRequested = (times: number) => eventually(() => expect(provider.requests).toHaveLength(times));
const untilText = (fileId: string, extractedText: string) =>
  eventually(async () =>
    expect(await media.database.file.findUnique({ where: { id: fileId } })).toMatchObject({ extractedText }),
  );

describe.each<[string, FakeAiResponse]>([
  ['never responds', { delayMs: Infinity }],
  ['sends headers and then nothing', { spacesEveryMs: Infinity }],
])('a provider that %s', (_, hanging) => {
  it('holds its slot no longer than the idle timeout, and the recording is tried again', async () => {
    const first = await upload(hanging, await shortRecording());
    await untilRequested(1);
    const second = await upload({ text: '听到了' }, await shortRecording());
    await untilText(second, '听到了');
    await untilText(first, '听到了');
    expect(provider.requests).toHaveLength(3);
    expect(await media.metrics(worker)).toMatch(
      /memory_job_failures_total\{job="transcription",reason="timed_out",final="false"\} [1-9]/,
    );
  });
});

it('a provider that sends a byte from time to time is not cut', async () => {
  const id = await upload({ text: '慢慢来', spacesEveryMs: 200 }, await shortRecording());
  await untilText(id, '慢慢来');
  expect(provider.requests).toHaveLength(1);
});

it('a long recording allows the provider a longer silence than a short one', async () => {
  const long = await generateRecording('wav', 'sine=frequency=440:duration=3');
  const slow: FakeAiResponse = { text: '说了很久', delayMs: 2_000 };
  await untilText(await upload(slow, long), '说了很久');
  expect(provider.requests).toHaveLength(1);
  const short = await upload(slow, await shortRecording());
  await untilRequested(3);
  await untilText(short, '说了很久');
});

describe('the idle timeout', () => {
  const config = { TRANSCRIBE_IDLE_MS: 60_000, TRANSCRIBE_TIMEOUT_MS: 900_000 };

  it.each([
    ['ten seconds', 10, 0, 80_000],
    ['a minute', 60, 0, 180_000],
    // The provider may respond after 330 s.
    ['two and a half minutes', 150, 0, 360_000],
    ['half an hour', 1_800, 0, 900_000],
    ['an unknown duration', null, 0, 900_000],
    ['ten seconds, at the second attempt', 10, 1, 160_000],
    ['ten seconds, at the third attempt', 10, 2, 320_000],
    ['ten seconds, at the eighth attempt', 10, 7, 320_000],
    ['five minutes, at the second attempt', 300, 1, 900_000],
  ])('for %s', (_, durationSeconds, attemptsMade, expected) => {
    expect(providerIdleTimeoutMs(config, { durationSeconds, attemptsMade })).toBe(expected);
  });
});
