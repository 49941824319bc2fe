import { eventually, type FakeAiProvider, startFakeAiProvider } from '@memory/testing';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

const CLASS_SIZE = 5;

let provider: FakeAiProvider;
let media: MediaApp;
let recording: Buffer;
beforeAll(async () => {
  [provider, recording] = await Promise.all([startFakeAiProvider(), generateRecording('wav')]);
  media = await startMediaApp({ OPENAI_BASE_URL: provider.url, TRANSCRIBE_CONCURRENCY: '1' });
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});

const upload = async (owner: string): Promise<string> =>
  (await media.uploadAccepted(owner, 'audio', recording)).file.id;
const placeOf = async (owner: string, id: string): Promise<number | null> => {
  const response = await media.request(owner, `/api/media-files/${id}/queue-place`);
  return ((await response.json()) as { filesBefore: number | null }).filesBefore;
};
const waitForStatus = (ids: readonly string[], status: string) =>
  eventually(async () => expect(new Set(await Promise.all(ids.map(media.textStatusOf)))).toEqual(new Set([status])), {
    timeoutMs: 120_000,
  });

it('a class that records together is served in its order, ahead of what is tried again', async () => {
  const teacher = newUserId();
  provider.respondWith({ status: 400 });
  await media.startWorker();
  const failed = [await upload(teacher), await upload(teacher), await upload(teacher)];
  await waitForStatus(failed, 'failed');
  await media.stopWorkers();
  provider.respondWith({ text: '今天很好' });

  const again = (id: string) => media.request(teacher, `/api/media-files/${id}/read-again`, { method: 'POST' });
  for (const id of failed) expect((await again(id)).status).toBe(202);
  const pupils = Array.from({ length: CLASS_SIZE }, newUserId);
  const recordings: string[] = [];
  for (const pupil of pupils) recordings.push(await upload(pupil));

  const expected = [...recordings, ...failed];
  const places = expected.map((id, index) => placeOf(pupils[index] ?? teacher, id));
  expect(await Promise.all(places)).toEqual(expected.map((_, index) => index));

  await media.startWorker();
  await waitForStatus(expected, 'done');
  const queue = media.app.get(JobQueues).queueFor('transcribeRecording');
  const jobs = await Promise.all(expected.map((id) => queue.getJob(id)));
  const startedAt = jobs.map((job) => job?.processedOn ?? 0);
  expect(startedAt).toEqual(startedAt.toSorted((a, b) => a - b));
}, 300_000);

it('two recordings of one pupil do not go ahead of a classmate’s first', async () => {
  await media.stopWorkers();
  const [mei, li] = [newUserId(), newUserId()];
  const [first, second] = [await upload(mei), await upload(mei)];
  const ofLi = await upload(li);
  expect([await placeOf(mei, first), await placeOf(li, ofLi), await placeOf(mei, second)]).toEqual([0, 1, 2]);
});
