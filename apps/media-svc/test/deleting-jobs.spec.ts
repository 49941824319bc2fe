import { DeleteJobsOfDeletedFiles } from '../src/jobs/delete-jobs-of-deleted-files.ts';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { addFailedJobs } from './failed-jobs.ts';
import { type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => {
  media = await startMediaApp();
});
afterAll(() => media.stop());

it('deletes all ended jobs of deleted files', async () => {
  await addFailedJobs(media, 'createThumbnails', 5);
  await media.app.get(DeleteJobsOfDeletedFiles).execute();
  expect(await media.app.get(JobQueues).queueFor('createThumbnails').getFailedCount()).toBe(0);
});
