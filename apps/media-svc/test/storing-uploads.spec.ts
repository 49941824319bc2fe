import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import type { IdempotentRequest } from '@memory/service-kit';
import fc from 'fast-check';
import type { SanitizedFile } from '../src/sanitization/sanitized-file.ts';
import { StoreUploadedFiles } from '../src/uploads/store-uploaded-files.ts';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
let storeUploadedFiles: StoreUploadedFiles;
let folder: string;
let mei: string;
beforeAll(async () => {
  [media, folder] = await Promise.all([startMediaApp(), mkdtemp(join(tmpdir(), 'memory-test-store-'))]);
  storeUploadedFiles = media.app.get(StoreUploadedFiles);
});
beforeEach(() => void (mei = newUserId()));
afterAll(async () => {
  await media.stop();
  await rm(folder, { recursive: true, force: true });
});

let written = 0;
async function sanitized(bytes: Uint8Array, contentType = 'audio/wav'): Promise<SanitizedFile> {
  const path = join(folder, `${(written += 1)}`);
  await writeFile(path, bytes);
  return { path, kind: 'audio', contentType, durationSeconds: 1.5, codec: 'opus' };
}
const missing: SanitizedFile = { path: '/no/such/file', kind: 'audio', contentType: 'audio/wav' };
const requestWith = (key: string, content = ''): IdempotentRequest => ({
  userId: mei,
  key,
  fingerprint: createHash('sha256').update(content).digest(),
});
const store = (
  files: SanitizedFile[],
  { enforceQuota = true, idempotentRequest = null as IdempotentRequest | null } = {},
) =>
  storeUploadedFiles
    .execute(files, { ownerId: mei, textStatus: 'done' }, { enforceQuota, idempotentRequest })
    .then((stored) => stored.files);
const setQuota = (quotaBytes: number) =>
  media.database.storageUsage.upsert({
    where: { ownerId: mei },
    create: { ownerId: mei, quotaBytes },
    update: { quotaBytes },
  });
const stateOf = async () => ({
  rows: await media.database.file.count({ where: { ownerId: mei } }),
  objects: await media.storedKeys(),
});

it('stores every file with its size and hash, in the given order', async () => {
  const contents = fc.array(fc.uint8Array({ minLength: 1, maxLength: 500 }), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(contents, async (files) => {
      const rows = await store(await Promise.all(files.map((bytes, index) => sanitized(bytes, `audio/x-${index}`))));
      expect(rows).toEqual(
        files.map((bytes, index) =>
          expect.objectContaining({
            ownerId: mei,
            kind: 'audio',
            contentType: `audio/x-${index}`,
            durationSeconds: 1.5,
            codec: 'opus',
            textStatus: 'done',
            bytes: bytes.length,
            sha256: createHash('sha256').update(bytes).digest('hex'),
          }),
        ),
      );
      for (const [index, { id }] of rows.entries())
        expect(await buffer(await media.app.get<ObjectStore>(OBJECT_STORE).read(id))).toEqual(
          Buffer.from(files[index] ?? []),
        );
    }),
    { numRuns: 5 },
  );
});

describe('files that cannot be stored', () => {
  it('leave neither rows nor objects when one of them is missing', async () => {
    const before = await stateOf();
    await expect(store([await sanitized(Buffer.alloc(10)), missing])).rejects.toThrow('ENOENT');
    expect(await stateOf()).toEqual(before);
  });

  it('leave neither rows nor objects when they exceed the quota together', async () => {
    await setQuota(19);
    const before = await stateOf();
    const files = [await sanitized(Buffer.alloc(10)), await sanitized(Buffer.alloc(10))];
    await expect(store(files)).rejects.toMatchObject({ code: 'storage_full' });
    expect(await stateOf()).toEqual(before);
    await setQuota(20);
    expect(await store(files)).toHaveLength(2);
  });
});

it('files of the product itself are stored although the quota is exhausted', async () => {
  await setQuota(0);
  expect(await store([await sanitized(Buffer.alloc(10))], { enforceQuota: false })).toHaveLength(1);
});

describe('a retry', () => {
  it('returns the first files and stores nothing, alone and simultaneously', async () => {
    const send = async () =>
      store([await sanitized(Buffer.alloc(3)), await sanitized(Buffer.alloc(4))], {
        idempotentRequest: requestWith('key'),
      });
    const before = await stateOf();
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    expect(first?.map(({ bytes }) => bytes)).toEqual([3, 4]);
    const after = await stateOf();
    expect([after.rows, after.objects.length]).toEqual([2, before.objects.length + 2]);
    expect(await store([missing], { idempotentRequest: requestWith('key') })).toEqual(first);
    expect(await stateOf()).toEqual(after);
  });

  it('is told from the request that has stored the files, alone and simultaneously', async () => {
    const send = async () =>
      storeUploadedFiles.execute(
        [await sanitized(Buffer.alloc(3))],
        { ownerId: mei, textStatus: 'done' },
        { enforceQuota: true, idempotentRequest: requestWith('key') },
      );
    const simultaneous = await Promise.all([send(), send()]);
    expect(simultaneous.filter(({ isRetry }) => isRetry)).toHaveLength(1);
    expect((await send()).isRetry).toBe(true);
  });

  it('is rejected when it is another request, or its file was deleted', async () => {
    const [{ id } = { id: '' }] = await store([await sanitized(Buffer.alloc(3))], {
      idempotentRequest: requestWith('key'),
    });
    await expect(store([missing], { idempotentRequest: requestWith('key', 'other') })).rejects.toMatchObject({
      code: 'idempotency_key_reused',
    });
    await media.database.file.delete({ where: { id } });
    await expect(store([missing], { idempotentRequest: requestWith('key') })).rejects.toMatchObject({
      code: 'file_not_found',
    });
  });
});
