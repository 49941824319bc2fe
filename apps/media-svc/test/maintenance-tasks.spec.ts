import { Readable } from 'node:stream';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { eventually } from '@memory/testing';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { v7 as uuidv7 } from 'uuid';
import { ExtractedTextRepository } from '../src/extracted-text/extracted-text-repository.ts';
import { RequeuePendingTexts } from '../src/extracted-text/requeue-pending-texts.ts';
import { DeleteLongUnusedFiles } from '../src/files/delete-long-unused-files.ts';
import { DeleteOrphanedObjects } from '../src/files/delete-orphaned-objects.ts';
import { HandlesJob } from '../src/jobs/handles-job.decorator.ts';
import { jobNames } from '../src/jobs/job-catalog.ts';
import { JobHandlerRegistry } from '../src/jobs/job-handler-registry.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { type OcrProvider, startOcrProvider } from './ocr-provider.ts';
import { readPublishedTexts } from './published-texts.ts';
import { generateImage, generateRecording } from './sample-files.ts';

const HOUR_MS = 3_600_000;

describe('after a crash', () => {
  let provider: OcrProvider;
  let media: MediaApp;
  beforeAll(async () => {
    provider = await startOcrProvider();
    media = await startMediaApp(provider.settings);
  });
  afterEach(() => media.stopWorkers());
  afterAll(async () => {
    await media.stop();
    await provider.stop();
  });

  it('RequeuePendingTexts enqueues a job for a pending file that has none', async () => {
    const { file } = await media.uploadAccepted(newUserId(), 'image', await generateImage(300, 200).png().toBuffer());
    await media.flushRedis();
    const worker = await media.startWorker();
    await worker.get(RequeuePendingTexts).execute(new Date(Date.now() + HOUR_MS));
    await eventually(async () => expect(await media.textStatusOf(file.id)).toBe('done'));
  });

  it('RequeuePendingTexts enqueues the jobs again that Redis has lost while a worker runs', async () => {
    const worker = await media.startWorker();
    await media.flushRedis();
    const image = await generateImage(300, 200).png().toBuffer();
    const uploads = await Promise.all(
      Array.from({ length: 6 }, () => media.uploadAccepted(newUserId(), 'image', image)),
    );
    await media.flushRedis();
    await worker.get(RequeuePendingTexts).execute(new Date(Date.now() + HOUR_MS));
    for (const { file } of uploads)
      await eventually(async () => expect(await media.textStatusOf(file.id)).toBe('done'));
  });

  it('the text of two workers is stored and published once', async () => {
    const { file } = await media.uploadAccepted(newUserId(), 'image', await generateImage().png().toBuffer());
    const texts = media.app.get(ExtractedTextRepository);
    await Promise.all([texts.saveText(file, { text: '山' }), texts.saveText(file, { text: '山' })]);
    await texts.saveFailure(file.id, 'provider_failed');
    await texts.saveText(file, { text: '水' });
    expect(await media.database.file.findUnique({ where: { id: file.id } })).toMatchObject({
      textStatus: 'done',
      extractedText: '山',
    });
    await eventually(async () => expect(await media.database.outboxEvent.count()).toBe(0));
    expect((await readPublishedTexts(media.redisUrl)).get(file.id)).toEqual(['山']);
  });

  it('DeleteOrphanedObjects deletes old objects without a file, and nothing else', async () => {
    const { file } = await media.uploadAccepted(newUserId(), 'audio', await generateRecording('wav'));
    const kept = await media.storedKeys();
    expect(kept).toContain(file.id);
    const orphan = uuidv7();
    await media.app.get<ObjectStore>(OBJECT_STORE).put(orphan, Readable.from(['x']), 1);
    const worker = await media.startWorker();
    await worker.get(DeleteOrphanedObjects).execute();
    expect(await media.storedKeys()).toEqual([...kept, orphan].toSorted());
    await worker.get(DeleteOrphanedObjects).execute(new Date(Date.now() + 2 * HOUR_MS));
    expect(await media.storedKeys()).toEqual(kept);
  });
});

describe('JobHandlerRegistry', () => {
  @HandlesJob('recognizePhotoText')
  class FirstHandler {}
  @HandlesJob('recognizePhotoText')
  class SecondHandler {}
  // A handler for each other kind of job, because every kind must have a handler.
  const others = jobNames
    .filter((name) => name !== 'recognizePhotoText')
    .map((name) => {
      @HandlesJob(name)
      class OtherHandler {}
      return OtherHandler;
    });

  const handlersOf = async (...providers: (new () => object)[]) => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      providers: [JobHandlerRegistry, ...providers],
    }).compile();
    return module.get(JobHandlerRegistry).handlersByJob();
  };

  it('finds one handler for each job', async () => {
    const handlers = await handlersOf(FirstHandler, ...others);
    expect(handlers.get('recognizePhotoText')).toBeInstanceOf(FirstHandler);
    expect([...handlers.keys()]).toEqual(jobNames);
  });

  it('rejects a job without a handler', async () => {
    await expect(handlersOf(FirstHandler)).rejects.toThrow(
      'transcribeRecording must have exactly one handler; it has 0',
    );
  });

  it('rejects a job with two handlers', async () => {
    await expect(handlersOf(FirstHandler, SecondHandler, ...others)).rejects.toThrow(
      'recognizePhotoText must have exactly one handler; it has 2',
    );
  });
});

describe('DeleteLongUnusedFiles', () => {
  const DAY_MS = 24 * HOUR_MS;
  let media: MediaApp;
  let worker: Awaited<ReturnType<MediaApp['startWorker']>>;
  beforeAll(async () => {
    media = await startMediaApp({ UNUSED_FILES_KEPT_DAYS: '30' });
    worker = await media.startWorker();
  });
  afterAll(() => media.stop());

  const runAfterDays = (days: number) =>
    worker.get(DeleteLongUnusedFiles).execute(new Date(Date.now() + days * DAY_MS));
  const exists = async (id: string): Promise<boolean> => (await media.database.file.count({ where: { id } })) === 1;
  const uploadRecording = async (owner = newUserId()) =>
    (await media.uploadAccepted(owner, 'audio', await generateRecording('wav'))).file;

  it('deletes an unused file and its object after UNUSED_FILES_KEPT_DAYS, not before', async () => {
    media.journal.fileVisibility = () => ({ visible: false, used: false });
    const { id } = await uploadRecording();
    await runAfterDays(29);
    expect(await exists(id)).toBe(true);
    await runAfterDays(31);
    expect(await exists(id)).toBe(false);
    expect(await media.storedKeys()).not.toContain(id);
  });

  it('keeps a file that an entry uses, and checks it again after the same time', async () => {
    const { id } = await uploadRecording();
    media.journal.fileVisibility = () => ({ visible: true, used: true });
    media.journal.requests.length = 0;
    await runAfterDays(31);
    await runAfterDays(60);
    expect(media.journal.requests.filter(({ fileId }) => fileId === id)).toHaveLength(1);
    await runAfterDays(62);
    expect(media.journal.requests.filter(({ fileId }) => fileId === id)).toHaveLength(2);
    expect(await exists(id)).toBe(true);
  });

  it('keeps a file while journal-svc is unavailable', async () => {
    const { id } = await uploadRecording();
    media.journal.fileVisibility = () => 'unavailable';
    await expect(runAfterDays(31)).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await exists(id)).toBe(true);
  });

  it('keeps an avatar', async () => {
    const { id } = await uploadRecording();
    await media.database.file.update({ where: { id }, data: { isAvatar: true } });
    media.journal.fileVisibility = () => ({ visible: false, used: false });
    await runAfterDays(31);
    expect(await exists(id)).toBe(true);
  });

  it('keeps a file that has just been described for an entry', async () => {
    const owner = newUserId();
    const { id } = await uploadRecording(owner);
    await media.database.file.update({ where: { id }, data: { lastNeededAt: new Date(Date.now() - 31 * DAY_MS) } });
    const headers = { 'content-type': 'application/json' };
    await media.request(owner, '/internal/files/describe', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids: [id] }),
    });
    media.journal.fileVisibility = () => ({ visible: false, used: false });
    await runAfterDays(0);
    expect(await exists(id)).toBe(true);
  });
});
