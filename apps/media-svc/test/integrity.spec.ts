import { readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { type IntegrityProblems, runIntegrityChecks } from '@memory/service-kit/testing';
import { eventually } from '@memory/testing';
import { v7 as uuidv7 } from 'uuid';
import { EraseUserFiles } from '../src/erasure/erase-user-files.ts';
import { ExtractedTextRepository } from '../src/extracted-text/extracted-text-repository.ts';
import { JobQueues } from '../src/jobs/job-queues.ts';
import { type MediaApp, newUserId, startMediaApp } from './media-app.ts';
import { type OcrProvider, startOcrProvider } from './ocr-provider.ts';
import { generateImage } from './sample-files.ts';

let media: MediaApp;
let provider: OcrProvider;
let photo: Buffer;
beforeAll(async () => {
  provider = await startOcrProvider();
  media = await startMediaApp(provider.settings);
  photo = await generateImage(300, 200).png().toBuffer();
});
afterAll(async () => {
  await media.stop();
  await provider.stop();
});
beforeEach(() => {
  media.journal.fileVisibility = () => ({ visible: false, used: false });
});

const check = (options: { repair?: boolean; only?: string[] } = {}): Promise<IntegrityProblems> =>
  runIntegrityChecks(async ({ method, url, payload }) => {
    const response = await media.request(null, String(url), {
      method: String(method),
      ...(payload !== undefined && { body: JSON.stringify(payload), headers: { 'content-type': 'application/json' } }),
    });
    return { statusCode: response.status, body: await response.text() };
  }, options);
const execute = (sql: string): Promise<number> => media.database.$executeRawUnsafe(sql);
const pathOf = (key: string): string => join(media.env['MEDIA_DIR'] ?? '', 'objects', key.slice(0, 36).slice(-2), key);
const upload = async (owner = newUserId()): Promise<string> =>
  (await media.uploadAccepted(owner, 'image', photo)).file.id;
const problem = (id: string, kind: string, isRepaired = false) => [{ id, kind, isRepaired }];

async function expectRepaired(name: string, id: string, kind: string): Promise<void> {
  expect(await check()).toEqual({ [name]: problem(id, kind) });
  expect(await check({ repair: true })).toEqual({ [name]: problem(id, kind, true) });
  expect(await check()).toEqual({});
}

describe('integrity checks of media-svc', () => {
  it('find files whose bytes are missing, truncated or changed, and repair none of them', async () => {
    const [lost, short, changed] = [await upload(), await upload(), await upload()];
    const bytes = await readFile(pathOf(changed));
    bytes[100]! ^= 1;
    await Promise.all([rm(pathOf(lost)), truncate(pathOf(short), 40), writeFile(pathOf(changed), bytes)]);
    const problems = {
      'stored-files': [
        ...problem(lost, 'missing'),
        ...problem(short, 'truncated'),
        ...problem(changed, 'changed'),
      ].toSorted((a, b) => a.id.localeCompare(b.id)),
    };
    expect(await check()).toEqual(problems);
    expect(await check({ repair: true })).toEqual(problems);
    await media.database.file.deleteMany({ where: { id: { in: [lost, short, changed] } } });
    await Promise.all([lost, short, changed].map((id) => rm(pathOf(id), { force: true })));
    expect(await check()).toEqual({});
  });

  it('do not report the missing object of an account that is being erased', async () => {
    const owner = newUserId();
    const id = await upload(owner);
    await rm(pathOf(id));
    media.journal.deletedOwners.add(owner);
    expect(await check()).toEqual({});
    await media.database.file.delete({ where: { id } });
  });

  it('report the missing object of an account that waits for its erasure: its user may still keep it', async () => {
    const owner = newUserId();
    const id = await upload(owner);
    await rm(pathOf(id));
    media.journal.leavingOwners.add(owner);
    expect(await check()).toEqual({ 'stored-files': problem(id, 'missing') });
    await media.database.file.delete({ where: { id } });
  });

  it('find a damaged thumbnail, and make the thumbnails again', async () => {
    await media.startWorker();
    const id = await upload();
    const untilDone = () =>
      eventually(async () =>
        expect(await media.database.file.findUnique({ where: { id } })).toMatchObject({
          thumbnailStatus: 'done',
          textStatus: 'done',
        }),
      );
    await untilDone();
    const [thumbnail] = await media.database.thumbnail.findMany({ where: { fileId: id } });
    // Hides the account; its thumbnails are mended nevertheless.
    media.journal.leavingOwners.add((await media.database.file.findUniqueOrThrow({ where: { id } })).ownerId);
    await truncate(pathOf(`${id}.${thumbnail!.size}`), 10);
    await expectRepaired('thumbnails', id, 'truncated');
    await untilDone();
    expect(await check()).toEqual({});
    await media.stopWorkers();
  });

  it('find and repair wrong storage usage', async () => {
    const owner = newUserId();
    const id = await upload(owner);
    const { bytes } = await media.database.file.findUniqueOrThrow({ where: { id } });
    await execute(`UPDATE storage_usage SET used_bytes = 7 WHERE owner_id = '${owner}'`);
    await expectRepaired('storage-usage', owner, 'wrong_number');
    await execute(`DELETE FROM storage_usage WHERE owner_id = '${owner}'`);
    await expectRepaired('storage-usage', owner, 'wrong_number');
    const usage = await media.database.storageUsage.findUniqueOrThrow({ where: { ownerId: owner } });
    expect(usage.usedBytes).toBe(BigInt(bytes));
  });

  it('find and delete an object without a row once it is old, and no younger one', async () => {
    const orphan = uuidv7();
    await media.app.get<ObjectStore>(OBJECT_STORE).put(orphan, Readable.from(['x']), 1);
    expect(await check({ repair: true })).toEqual({});
    const old = new Date(Date.now() - 4 * 3_600_000);
    await utimes(pathOf(orphan), old, old);
    await expectRepaired('orphaned-objects', orphan, 'orphaned');
    expect(await media.storedKeys()).not.toContain(orphan);
  });

  it('find and delete files that no entry uses and that should have been deleted long ago', async () => {
    const [unused, used] = [await upload(), await upload()];
    await execute(`UPDATE file SET wanted_at = now() - interval '40 days' WHERE id IN ('${unused}', '${used}')`);
    media.journal.fileVisibility = (id) => ({ visible: false, used: id === used });
    await expectRepaired('unused-files', unused, 'overdue');
    expect(await media.storedKeys()).toContain(used);
    expect(await media.storedKeys()).not.toContain(unused);
    await execute(`UPDATE file SET wanted_at = now()`);
  });

  it('find files that wait for a job that does not exist, and enqueue it', async () => {
    const id = await upload();
    await execute(`UPDATE file SET created_at = now() - interval '1 hour' WHERE id = '${id}'`);
    expect(await check()).toEqual({});
    await media.flushRedis();
    await expectRepaired('pending-jobs', id, 'overdue');
    const queues = media.app.get(JobQueues);
    expect(await queues.queueFor('recognizePhotoText').getJobState(id)).toBe('prioritized');
  });

  it('find a text that journal-svc has never received, and publish it again', async () => {
    const { file } = await media.uploadAccepted(newUserId(), 'image', photo);
    await media.app.get(ExtractedTextRepository).saveText(file, { text: '山' });
    media.journal.filesWithoutText.add(file.id);
    // Its event is not handled by all groups yet, so it may still arrive.
    expect(await check()).toEqual({});
    await eventually(async () => expect(await media.database.outboxEvent.count()).toBe(0));
    await execute('DELETE FROM published_event');
    await expectRepaired('delivered-texts', file.id, 'missing');
    media.journal.filesWithoutText.clear();
  });

  it('report nothing while files are stored and erased', async () => {
    const writing = { isOver: false };
    const write = async (): Promise<void> => {
      for (let round = 0; round < 3; round += 1) {
        const owner = newUserId();
        await Promise.all([upload(owner), upload(owner)]);
        media.journal.deletedOwners.add(owner);
        await media.app.get(EraseUserFiles).execute(owner);
        await media.database.storageUsage.deleteMany({ where: { ownerId: owner } });
      }
    };
    const writers = Promise.all(Array.from({ length: 3 }, write)).finally(() => (writing.isOver = true));
    while (!writing.isOver) expect(await check()).toEqual({});
    await writers;
    expect(await check()).toEqual({});
  });
});

describe('internal routes for the checks of other services', () => {
  const post = async (path: string, body: object): Promise<unknown> =>
    (
      await media.request(null, path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    ).json();

  it('list existing files, and the owners of data', async () => {
    const owner = newUserId();
    const id = await upload(owner);
    const ids = [id, uuidv7()];
    expect(await post('/internal/integrity/existing-files', { ids })).toEqual({ ids: [id] });
    const { userIds } = (await post('/internal/integrity/data-owners', { after: null })) as { userIds: string[] };
    expect(userIds).toContain(owner);
    expect(await post('/internal/integrity/data-owners', { after: null, ids: [owner, uuidv7()] })).toEqual({
      userIds: [owner],
    });
    expect(await post('/internal/integrity/data-owners', { after: owner, ids: [owner] })).toEqual({ userIds: [] });
  });
});
