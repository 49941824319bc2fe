import { Readable } from 'node:stream';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { ConvertRecordingHandler } from '../src/audio-conversion/convert-recording.handler.ts';
import { RequeuePendingConversions } from '../src/audio-conversion/requeue-pending-conversions.ts';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let webm: Buffer;
beforeAll(async () => {
  webm = await generateRecording('webm');
});

describe('a conversion whose response was lost', () => {
  it('is counted by the next request, also when originals and converted files are deleted by then', async () => {
    const other = await startMediaApp({ CONVERT_WAIT_MS: '0' });
    try {
      other.journal.fileVisibility = () => ({ visible: true, used: true });
      const owner = newUserId();
      const convertAgain = async () =>
        (await other.request(owner, '/api/convert-audio-files', { method: 'POST' })).json();
      for (let n = 0; n < 3; n += 1) await other.uploadAccepted(owner, 'audio', webm);
      expect(await convertAgain()).toMatchObject({ totalFiles: 3, inProgress: 3 });
      await other.startWorker();
      await eventually(async () => expect(await other.database.file.count({ where: { ownerId: owner } })).toBe(6));
      await other.database.file.deleteMany({ where: { OR: [{ convertedTo: { not: null } }, { ownerId: owner }] } });
      const nothing = { totalFiles: 0, successful: 0, failed: 0, notNeeded: 0, inProgress: 0 };
      expect(await convertAgain()).toEqual({ ...nothing, totalFiles: 3, successful: 3 });
      expect(await convertAgain()).toEqual(nothing);
    } finally {
      await other.stop();
    }
  });
});

describe('a conversion without a job', () => {
  const LATER = () => new Date(Date.now() + 3_600_000);
  let other: MediaApp;
  beforeEach(async () => {
    other = await startMediaApp({ CONVERT_WAIT_MS: '0' });
    other.journal.fileVisibility = () => ({ visible: true, used: true });
  });
  afterEach(() => other.stop());

  const outcomes = async () =>
    (await other.database.conversion.findMany()).map(({ outcome, reason }) => [outcome, reason]);

  it('is enqueued again when Redis has lost the job', async () => {
    const owner = newUserId();
    await other.uploadAccepted(owner, 'audio', webm);
    await other.request(owner, '/api/convert-audio-files', { method: 'POST' });
    await other.flushRedis();
    const worker = await other.startWorker();
    await worker.get(RequeuePendingConversions).execute(LATER());
    await eventually(async () => expect(await outcomes()).toEqual([['converted', null]]));
  });

  it('is requested, although the request could not enqueue the job', async () => {
    const owner = newUserId();
    await other.uploadAccepted(owner, 'audio', webm);
    const queues = other.app.get(JobQueues);
    const enqueue = queues.enqueue.bind(queues);
    queues.enqueue = () => Promise.reject(new Error('no connection to Redis'));
    const response = await other.request(owner, '/api/convert-audio-files', { method: 'POST' });
    expect([response.status, await response.json()]).toMatchObject([200, { totalFiles: 1, inProgress: 1 }]);
    queues.enqueue = enqueue;
    const worker = await other.startWorker();
    await worker.get(RequeuePendingConversions).execute(LATER());
    await eventually(async () => expect(await outcomes()).toEqual([['converted', null]]));
  });

  it('has failed when the failure of the job could not be stored', async () => {
    const owner = newUserId();
    const { file } = await other.uploadAccepted(owner, 'audio', webm);
    await other.app.get<ObjectStore>(OBJECT_STORE).put(file.id, Readable.from(['not audio']), 9);
    await other.request(owner, '/api/convert-audio-files', { method: 'POST' });
    const worker = await other.startWorker();
    const handler = worker.get(ConvertRecordingHandler);
    const record = handler.recordPermanentFailure.bind(handler);
    handler.recordPermanentFailure = () => Promise.reject(new Error('no connection to PostgreSQL'));
    await eventually(async () =>
      expect(await other.app.get(JobQueues).hasFailed('convertRecording', file.id)).toBe(true),
    );
    handler.recordPermanentFailure = record;
    expect(await outcomes()).toEqual([['pending', null]]);
    await worker.get(RequeuePendingConversions).execute(LATER());
    expect(await outcomes()).toEqual([['failed', 'other']]);
  });

  it('the outcome is deleted after a week', async () => {
    const owner = newUserId();
    await other.uploadAccepted(owner, 'audio', webm);
    await other.request(owner, '/api/convert-audio-files', { method: 'POST' });
    const worker = await other.startWorker();
    await eventually(async () => expect(await outcomes()).toEqual([['converted', null]]));
    const after = (days: number) =>
      worker.get(RequeuePendingConversions).execute(new Date(Date.now() + days * 24 * 3_600_000));
    await after(6);
    expect(await outcomes()).toHaveLength(1);
    await after(8);
    expect(await outcomes()).toEqual([]);
  });
});
