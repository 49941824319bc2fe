import { Readable } from 'node:stream';
import { eventually } from '@memory/testing';
import { DiscoveryModule } from '@nestjs/core';
import { Test } from '@nestjs/testing';
import { v7 as uuidv7 } from 'uuid';
import { FileText } from '../src/files/file-text.ts';
import { RemoveLongUnused } from '../src/files/remove-long-unused.ts';
import { RemoveOrphans } from '../src/files/remove-orphans.ts';
import { FindHandlers } from '../src/jobs/find-handlers.ts';
import { HandlesJob } from '../src/jobs/handles-job.decorator.ts';
import { jobNames } from '../src/jobs/job-catalog.ts';
import { RequeuePending } from '../src/jobs/requeue-pending.ts';
import { STORE, type Store } from '../src/storage/store.ts';
import { announcedTexts } from './announced-texts.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { picture, recording } from './media-files.ts';

const HOUR_MS = 3_600_000;

describe('after a crash', () => {
  let media: MediaApp;
  beforeEach(async () => void (media = await startMediaApp()));
  afterEach(() => media.stop());

  it('a pending file whose job is gone gets a new one', async () => {
    const { file } = await media.keep(aUser(), 'image', await picture(300, 200).png().toBuffer());
    await media.forgetJobs();
    const worker = await media.startWorker();
    await worker.get(RequeuePending).sweep(new Date(Date.now() + HOUR_MS));
    await eventually(async () => expect(await media.statusOf(file.id)).toBe('done'), { timeoutMs: 20_000 });
  });

  it('a text that two workers found is the first one, announced once', async () => {
    const { file } = await media.keep(aUser(), 'image', await picture().png().toBuffer());
    const text = media.app.get(FileText);
    await Promise.all([text.found(file, { text: '山' }), text.found(file, { text: '山' })]);
    await text.notFound(file.id, 'provider_failed');
    await text.found(file, { text: '水' });
    expect(await media.database.file.findUnique({ where: { id: file.id } })).toMatchObject({
      textStatus: 'done',
      extractedText: '山',
    });
    await eventually(async () => expect(await media.database.outboxEvent.count()).toBe(0));
    expect((await announcedTexts(media.redisUrl)).get(file.id)).toEqual(['山']);
  });

  it('an object without a file is removed once it is old, and nothing else', async () => {
    const { file } = await media.keep(aUser(), 'audio', await recording('wav'));
    const orphan = uuidv7();
    await media.app.get<Store>(STORE).put(orphan, Readable.from(['x']), 1);
    const worker = await media.startWorker();
    await worker.get(RemoveOrphans).sweep();
    expect(await media.storedKeys()).toEqual([file.id, orphan].toSorted());
    await worker.get(RemoveOrphans).sweep(new Date(Date.now() + 2 * HOUR_MS));
    expect(await media.storedKeys()).toEqual([file.id]);
  });
});

describe('the catalogue of jobs', () => {
  @HandlesJob('readPhoto')
  class One {}
  @HandlesJob('readPhoto')
  class Another {}
  // Whatever else there is, by its name.
  const others = jobNames
    .filter((name) => name !== 'readPhoto')
    .map((name) => {
      @HandlesJob(name)
      class Other {}
      return Other;
    });

  const handlersOf = async (...providers: (new () => object)[]) => {
    const module = await Test.createTestingModule({
      imports: [DiscoveryModule],
      providers: [FindHandlers, ...providers],
    }).compile();
    return module.get(FindHandlers).byJob();
  };

  it('is satisfied by one handler for each', async () => {
    const handlers = await handlersOf(One, ...others);
    expect(handlers.get('readPhoto')).toBeInstanceOf(One);
    expect([...handlers.keys()]).toEqual(jobNames);
  });

  it('is not satisfied with a job that nobody runs', async () => {
    await expect(handlersOf(One)).rejects.toThrow('transcribeRecording must have exactly one handler; it has 0');
  });

  it('is not satisfied with a job that two run', async () => {
    await expect(handlersOf(One, Another, ...others)).rejects.toThrow(
      'readPhoto must have exactly one handler; it has 2',
    );
  });
});

describe('a file that nobody came to use', () => {
  const DAY_MS = 24 * HOUR_MS;
  let media: MediaApp;
  let worker: Awaited<ReturnType<MediaApp['startWorker']>>;
  beforeAll(async () => {
    media = await startMediaApp({ UNUSED_FILES_KEPT_DAYS: '30' });
    worker = await media.startWorker();
  });
  afterAll(() => media.stop());

  const sweepAfter = (days: number) => worker.get(RemoveLongUnused).sweep(new Date(Date.now() + days * DAY_MS));
  const isThere = async (id: string): Promise<boolean> => (await media.database.file.count({ where: { id } })) === 1;
  const keep = async (owner = aUser()) => (await media.keep(owner, 'audio', await recording('wav'))).file;

  it('goes after thirty days, bytes and all, and not before', async () => {
    media.journal.answer = () => ({ visible: false, used: false });
    const { id } = await keep();
    await sweepAfter(29);
    expect(await isThere(id)).toBe(true);
    await sweepAfter(31);
    expect(await isThere(id)).toBe(false);
    expect(await media.storedKeys()).not.toContain(id);
  });

  it('stays when the journal says that it is used, and is asked about again after as long', async () => {
    const { id } = await keep();
    media.journal.answer = () => ({ visible: true, used: true });
    media.journal.asked.length = 0;
    await sweepAfter(31);
    await sweepAfter(60);
    expect(media.journal.asked.filter(({ fileId }) => fileId === id)).toHaveLength(1);
    await sweepAfter(62);
    expect(media.journal.asked.filter(({ fileId }) => fileId === id)).toHaveLength(2);
    expect(await isThere(id)).toBe(true);
  });

  it('stays while the journal does not answer', async () => {
    const { id } = await keep();
    media.journal.answer = () => 'out of order';
    await expect(sweepAfter(31)).rejects.toMatchObject({ code: 'service_unavailable' });
    expect(await isThere(id)).toBe(true);
  });

  it('stays when it is a profile picture', async () => {
    const { id } = await keep();
    await media.database.file.update({ where: { id }, data: { isAvatar: true } });
    media.journal.answer = () => ({ visible: false, used: false });
    await sweepAfter(31);
    expect(await isThere(id)).toBe(true);
  });

  it('is wanted from the moment a memory is about to be saved with it', async () => {
    const { id } = await keep();
    await media.database.file.update({ where: { id }, data: { wantedAt: new Date(Date.now() - 31 * DAY_MS) } });
    const headers = { 'content-type': 'application/json' };
    await media.request(null, '/internal/files/describe', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids: [id] }),
    });
    media.journal.answer = () => ({ visible: false, used: false });
    await sweepAfter(0);
    expect(await isThere(id)).toBe(true);
  });
});
