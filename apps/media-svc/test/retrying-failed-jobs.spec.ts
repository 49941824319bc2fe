import type { FileKind } from '@memory/contracts';
import { v7 as uuidv7 } from 'uuid';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { addFailedJobs } from './failed-jobs.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp();
});
afterAll(() => media.stop());

/** Stores files whose text has failed, and of which the queues know nothing any more. @returns their ids */
async function storeFailedFiles(kind: FileKind, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7());
  const ownerId = newUserId();
  const columns = { ownerId, kind, contentType: 'x/y', bytes: 1, sha256: '', textStatus: 'failed' } as const;
  await media.database.file.createMany({ data: ids.map((id) => ({ id, ...columns, textReason: 'provider_failed' })) });
  return ids;
}

async function retry(body: object): Promise<unknown> {
  const response = await media.request(null, '/internal/jobs/retry', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return response.json();
}

it('retries all failed files of a kind, however many there are of another kind', async () => {
  await storeFailedFiles('image', 1_001);
  const recordings = await storeFailedFiles('audio', 1_001);
  expect(await retry({ fileId: recordings.at(-1) })).toEqual({ retried: 1 });
  expect(await retry({ job: 'transcription' })).toEqual({ retried: 1_000 });
  expect(await media.app.get(JobQueues).countJobs('transcribeRecording')).toMatchObject({ prioritized: 1_001 });
  expect(await retry({ job: 'transcription' })).toEqual({ retried: 0 });
});

it('retries all failed jobs of a queue', async () => {
  await addFailedJobs(media, 'createThumbnails', 1_001);
  expect(await retry({ job: 'thumbnails' })).toEqual({ retried: 1_001 });
  expect(await media.app.get(JobQueues).countJobs('createThumbnails')).toMatchObject({ prioritized: 1_001, failed: 0 });
});
