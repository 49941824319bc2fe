import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { QueueState } from '@memory/contracts';
import { DegradationChecks } from '@memory/service-kit';
import { testIdentitySettings } from '@memory/service-kit/testing';
import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { type JobUrgency, turnRanges } from '../src/jobs/job-urgency.ts';
import { ListQueueStates } from '../src/operations/list-queue-states.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

const PASSWORD = 'only for this test run';

let provider: FakeAiProvider;
let media: MediaApp;
let wav: Buffer;
beforeAll(async () => {
  [provider, wav] = await Promise.all([startFakeAiProvider(), generateRecording('wav')]);
  media = await startMediaApp({
    MEDIA_SYNC_WAIT_MS: '120000',
    OPENAI_BASE_URL: provider.url,
    JOBS_CONSOLE_PASSWORD: PASSWORD,
  });
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});

const stateOf = async (job: string): Promise<QueueState | undefined> =>
  ((await (await media.request(null, '/internal/jobs')).json()) as QueueState[]).find((state) => state.job === job);
const retry = async (body: object): Promise<unknown> =>
  (
    await media.request(null, '/internal/jobs/retry', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

describe('metrics', () => {
  it('a worker reports wait times, durations and failure reasons of jobs', async () => {
    const worker = await media.startWorker();
    await media.uploadAccepted(newUserId(), 'audio', wav);
    provider.respondWith({ status: 429 });
    const uploading = media.uploadAccepted(newUserId(), 'audio', wav);
    await eventually(async () =>
      expect(await media.metrics(worker)).toMatch(
        /memory_job_failures_total\{job="transcription",reason="provider_quota",final="false"\} [1-9]/,
      ),
    );
    provider.respondWith({ status: 401 });
    await uploading;
    await eventually(async () =>
      expect(await media.metrics(worker)).toContain(
        'memory_job_failures_total{job="transcription",reason="provider_refused",final="true"} 1',
      ),
    );
    const metrics = await media.metrics(worker);
    // The counts are not exact: on a busy machine the lock of a job expires, and another attempt runs.
    expect(metrics).toMatch(/memory_job_duration_seconds_count\{job="transcription",outcome="done"\} [1-9]/);
    expect(metrics).toMatch(/memory_job_duration_seconds_count\{job="transcription",outcome="failed"\} [1-9]/);
    expect(metrics).toMatch(/memory_job_wait_seconds_count\{job="transcription"\} ([2-9]|\d{2,})/);
    expect(metrics).toContain('process_resident_memory_bytes');
  });

  it('the service reports queue states, and response times by route instead of by file', async () => {
    provider.respondWith({ text: '好' });
    const owner = newUserId();
    const { body } = await media.uploadAccepted(owner, 'audio', wav);
    await media.request(owner, body.url);
    // The response is counted after its last byte has been sent, so the client may receive it before it is counted.
    await eventually(async () => {
      const metrics = await media.metrics();
      expect(metrics).toContain('http_request_duration_seconds_count{method="GET",route="/media/:id",status="200"}');
      expect(metrics).toMatch(/memory_queue_jobs\{job="transcription",state="waiting"\} 0/);
      expect(metrics).toMatch(/memory_queue_jobs\{job="ocr",state="failed"\} 0/);
      expect(metrics).not.toContain(body.url);
    });
  });
});

describe('delayed jobs', () => {
  const reasons = () => media.app.get(DegradationChecks).run();
  const queue = () => media.app.get(JobQueues).queueFor('transcribeRecording');
  const job = { fileId: 'a file', ownerId: 'its owner' };
  const addWaiting = (urgency: JobUrgency, seconds: number) =>
    queue().add('transcribeRecording', job, {
      priority: turnRanges[urgency].first,
      timestamp: Date.now() - seconds * 1_000,
    });
  beforeAll(() => media.stopWorkers());
  afterEach(() => queue().obliterate({ force: true }));
  afterAll(async () => void (await media.startWorker()));

  it('make the service degraded when one that a user waits for has waited for ten minutes, and not one in bulk', async () => {
    await addWaiting('bulk', 900);
    const interactive = await addWaiting('interactive', 700);
    await eventually(async () => expect(await reasons()).toEqual(['jobs_delayed']));
    expect(await media.metrics()).toMatch(/memory_queue_oldest_wait_seconds\{job="transcription"\} 7\d\d/);
    expect(await media.metrics()).toContain('memory_queue_oldest_wait_seconds{job="ocr"} 0');
    await interactive.remove();
    await eventually(async () => expect(await reasons()).toEqual([]));
    expect(await media.metrics()).toContain('memory_queue_oldest_wait_seconds{job="transcription"} 0');
    expect(await queue().getPrioritizedCount()).toBe(1);
  });

  it('make it degraded when three wait for a retry, and not before', async () => {
    for (let count = 1; count <= 2; count += 1) await queue().add('transcribeRecording', job, { delay: 60_000 });
    await eventually(async () => expect(await reasons()).toEqual([]));
    await queue().add('transcribeRecording', job, { delay: 60_000 });
    await eventually(async () => expect(await reasons()).toEqual(['jobs_delayed']));
  });
});

it('transcription is configured if there is a provider, all other jobs always', async () => {
  const unconfigured = async (canTranscribe: boolean) => {
    const states = await new ListQueueStates({ ...media.config, canTranscribe }, media.app.get(JobQueues)).execute();
    return states.filter(({ isConfigured }) => !isConfigured).map(({ job }) => job);
  };
  expect([await unconfigured(true), await unconfigured(false)]).toEqual([[], ['transcription']]);
});

describe('failed jobs', () => {
  async function uploadWithFailure(): Promise<string> {
    provider.respondWith({ status: 401 });
    return (await media.uploadAccepted(newUserId(), 'audio', wav)).file.id;
  }

  it('are listed with the reason, without user content', async () => {
    const id = await uploadWithFailure();
    const state = await stateOf('transcription');
    expect(state?.lastFailures[0]).toEqual({
      fileId: id,
      why: 'the provider rejected the request (401)',
      attempts: 1,
      at: expect.any(String),
    });
  });

  it('are retried on request, including those that the queue no longer has', async () => {
    const [queued, forgotten] = [await uploadWithFailure(), await uploadWithFailure()];
    await media.flushRedis();
    const another = await uploadWithFailure();
    provider.respondWith({ text: '现在好了' });
    expect(await retry({ fileId: another })).toEqual({ retried: 1 });
    await eventually(async () => expect(await media.textStatusOf(another)).toBe('done'));
    expect(await retry({ job: 'ocr' })).toEqual({ retried: 0 });
    await retry({ job: 'transcription' });
    await eventually(async () =>
      expect([await media.textStatusOf(queued), await media.textStatusOf(forgotten)]).toEqual(['done', 'done']),
    );
    expect(await retry({})).toEqual({ retried: 0 });
    expect(await retry({ job: 'cleaning' })).toMatchObject({ statusCode: 400 });
  });
});

it('npm run admin lists queues and retries failed jobs', async () => {
  const env = { ...testIdentitySettings('admin'), REDIS_URL: media.config.REDIS_URL, MEDIA_URL: media.url };
  const program = join(import.meta.dirname, '../../../tools/admin/src/admin.ts');
  const admin = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
  provider.respondWith({ status: 401 });
  const { file } = await media.uploadAccepted(newUserId(), 'audio', wav);
  const list = await admin('jobs:list');
  expect(list).toMatch(/^job +waiting +in bulk +active +to be tried again +failed\ntranscription +0 +0 +0 +0 +1\n/);
  expect(list).toContain(`transcription of ${file.id}\n  given up after 1 attempt at `);
  expect(list).toContain('the provider rejected the request (401)');
  expect(list).not.toContain('no transcription provider is set');
  provider.respondWith({ text: '好了' });
  expect(await admin('jobs:retry', file.id)).toMatch(/^1 queued again/);
  await eventually(async () => expect(await media.textStatusOf(file.id)).toBe('done'));
  expect(await admin('jobs:retry', '--all')).toBe('There is nothing to do again.\n');
  await expect(admin('jobs:retry', 'cleaning')).rejects.toMatchObject({ code: 1 });
  await expect(admin('jobs:retry')).rejects.toMatchObject({ code: 1 });
});

describe('the job console', () => {
  const open = (url: string, password?: string) =>
    fetch(`${url}/jobs-console/`, {
      headers:
        password === undefined ? {} : { authorization: `Basic ${Buffer.from(`admin:${password}`).toString('base64')}` },
    });

  it('requires the password', async () => {
    const response = await open(media.url, PASSWORD);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<title>')]);
    const queues = await fetch(`${media.url}/jobs-console/api/queues`, {
      headers: { authorization: `Basic ${Buffer.from(`:${PASSWORD}`).toString('base64')}` },
    });
    expect(await queues.text()).toContain('media-transcribe-recording');
    for (const password of [undefined, '', 'guess']) expect((await open(media.url, password)).status).toBe(401);
    expect((await fetch(`${media.url}/jobs-console/api/queues`)).status).toBe(401);
  });

  it('does not exist without a configured password', async () => {
    const other = await startMediaApp();
    expect((await open(other.url, '')).status).toBe(404);
    await other.stop();
  });
});
