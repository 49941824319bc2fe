import { Readable } from 'node:stream';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { ConvertRecordingHandler } from '../src/audio-conversion/convert-recording.handler.ts';
import { RequeuePendingConversions } from '../src/audio-conversion/requeue-pending-conversions.ts';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let webm: Buffer;
let media: MediaApp;
beforeAll(async () => {
  [webm, media] = await Promise.all([generateRecording('webm'), startMediaApp({ CONVERT_WAIT_MS: '0' })]);
  media.journal.fileVisibility = () => ({ visible: true, used: true });
});
afterEach(async () => {
  await media.stopWorkers();
  await media.flushRedis();
  await media.database.conversion.deleteMany();
  await media.database.file.deleteMany();
});
afterAll(() => media.stop());

it('a conversion that takes longer than the request is in progress', async () => {
  const owner = newUserId();
  await media.uploadAccepted(owner, 'audio', webm);
  expect(await (await media.request(owner, '/api/convert-audio-files', { method: 'POST' })).json()).toEqual({
    totalFiles: 1,
    successful: 0,
    failed: 0,
    notNeeded: 0,
    inProgress: 1,
  });
});

describe('a conversion whose response was lost', () => {
  it('is counted by the next request, also when originals and converted files are deleted by then', async () => {
    const owner = newUserId();
    const convertAgain = async () =>
      (await media.request(owner, '/api/convert-audio-files', { method: 'POST' })).json();
    for (let n = 0; n < 3; n += 1) await media.uploadAccepted(owner, 'audio', webm);
    expect(await convertAgain()).toMatchObject({ totalFiles: 3, inProgress: 3 });
    await media.startWorker();
    await eventually(async () => expect(await media.database.file.count({ where: { ownerId: owner } })).toBe(6));
    await media.database.file.deleteMany({ where: { OR: [{ convertedTo: { not: null } }, { ownerId: owner }] } });
    const nothing = { totalFiles: 0, successful: 0, failed: 0, notNeeded: 0, inProgress: 0 };
    expect(await convertAgain()).toEqual({ ...nothing, totalFiles: 3, successful: 3 });
    expect(await convertAgain()).toEqual(nothing);
  });
});

describe('a conversion without a job', () => {
  const LATER = () => new Date(Date.now() + 3_600_000);

  const outcomes = async () =>
    (await media.database.conversion.findMany()).map(({ outcome, reason }) => [outcome, reason]);

  it('is enqueued again when Redis has lost the job', async () => {
    const owner = newUserId();
    await media.uploadAccepted(owner, 'audio', webm);
    await media.request(owner, '/api/convert-audio-files', { method: 'POST' });
    await media.flushRedis();
    const worker = await media.startWorker();
    await worker.get(RequeuePendingConversions).execute(LATER());
    await eventually(async () => expect(await outcomes()).toEqual([['converted', null]]));
  });

  it('is requested, although the request could not enqueue the job', async () => {
    const owner = newUserId();
    await media.uploadAccepted(owner, 'audio', webm);
    const queues = media.app.get(JobQueues);
    const enqueue = queues.enqueue.bind(queues);
    queues.enqueue = () => Promise.reject(new Error('no connection to Redis'));
    const response = await media.request(owner, '/api/convert-audio-files', { method: 'POST' });
    expect([response.status, await response.json()]).toMatchObject([200, { totalFiles: 1, inProgress: 1 }]);
    queues.enqueue = enqueue;
    const worker = await media.startWorker();
    await worker.get(RequeuePendingConversions).execute(LATER());
    await eventually(async () => expect(await outcomes()).toEqual([['converted', null]]));
  });

  it('has failed when the failure of the job could not be stored', async () => {
    const owner = newUserId();
    const { file } = await media.uploadAccepted(owner, 'audio', webm);
    await media.app.get<ObjectStore>(OBJECT_STORE).put(file.id, Readable.from(['not audio']), 9);
    await media.request(owner, '/api/convert-audio-files', { method: 'POST' });
    const worker = await media.startWorker();
    const handler = worker.get(ConvertRecordingHandler);
    const record = handler.recordPermanentFailure.bind(handler);
    handler.recordPermanentFailure = () => Promise.reject(new Error('no connection to PostgreSQL'));
    await eventually(async () =>
      expect(await media.app.get(JobQueues).hasFailed('convertRecording', file.id)).toBe(true),
    );
    handler.recordPermanentFailure = record;
    expect(await outcomes()).toEqual([['pending', null]]);
    await worker.get(RequeuePendingConversions).execute(LATER());
    expect(await outcomes()).toEqual([['failed', 'other']]);
  });

  it('the outcome is deleted after a week', async () => {
    const owner = newUserId();
    await media.uploadAccepted(owner, 'audio', webm);
    await media.request(owner, '/api/convert-audio-files', { method: 'POST' });
    const worker = await media.startWorker();
    await eventually(async () => expect(await outcomes()).toEqual([['converted', null]]));
    const after = (days: number) =>
      worker.get(RequeuePendingConversions).execute(new Date(Date.now() + days * 24 * 3_600_000));
    await after(6);
    expect(await outcomes()).toHaveLength(1);
    await after(8);
    expect(await outcomes()).toEqual([]);
  });
});
