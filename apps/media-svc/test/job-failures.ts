import { eventually } from '@memory/testing';
import { ListQueueStates } from '../src/operations/list-queue-states.ts';
import { newUserId, type MediaApp } from './media-app.ts';

interface JobFailure {
  fileId: string;
  why: string;
  attempts: number;
}

/** The failures that `npm run admin -- jobs:list` and the job console show. */
const failures = async (media: MediaApp, job: string): Promise<JobFailure[]> =>
  (await media.app.get(ListQueueStates).execute())
    .filter((queue) => queue.job === job)
    .flatMap(({ lastFailures }) => lastFailures.map(({ fileId, why, attempts }) => ({ fileId, why, attempts })));

/** Uploads an image to the service, and lets a worker with these limits fail its job. @returns the failures of the job */
export async function failureOf(
  media: MediaApp,
  job: 'ocr' | 'thumbnails',
  limits: Record<string, string>,
  image: Buffer,
): Promise<JobFailure[]> {
  const { file } = await media.uploadAccepted(newUserId(), 'image', image);
  const onlyThisJob: Record<string, string> = job === 'ocr' ? { THUMBNAIL_CONCURRENCY: '0' } : { OCR_CONCURRENCY: '0' };
  await media.startWorker({ ...onlyThisJob, ...limits });
  return eventually(async () => {
    const failed = (await failures(media, job)).filter(({ fileId }) => fileId === file.id);
    expect(failed).toHaveLength(1);
    return failed;
  });
}
