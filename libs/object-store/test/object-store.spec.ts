import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import { FolderObjectStore } from '../src/folder-object-store.ts';
import { ObjectMissing, type ObjectStore, type StoredObject } from '../src/object-store.ts';
import { putFile } from '../src/put-file.ts';
import { S3ObjectStore } from '../src/s3-object-store.ts';
import { s3Account, startS3Server } from '../src/testing/s3-server.ts';

interface OpenStore {
  store: ObjectStore;
  close(): Promise<void>;
}

async function openFolderStore(): Promise<OpenStore> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-store-'));
  return { store: new FolderObjectStore(folder), close: () => rm(folder, { recursive: true }) };
}

async function openS3Store(): Promise<OpenStore> {
  const server = await startS3Server();
  return {
    store: new S3ObjectStore({ endpoint: server.url, bucket: 'memory', ...s3Account }),
    close: () => server.stop(),
  };
}

describe.each([
  ['a folder', openFolderStore],
  ['an S3 bucket', openS3Store],
])('%s', (_name, open) => {
  let opened: OpenStore;
  let store: ObjectStore;

  beforeAll(async () => {
    opened = await open();
    store = opened.store;
    await store.prepare();
  });
  afterAll(() => opened.close());

  const put = async (bytes: Buffer): Promise<string> => {
    const key = uuidv7();
    await store.put(key, Readable.from([bytes]), bytes.length);
    return key;
  };
  const objects = async (): Promise<StoredObject[]> => {
    const found: StoredObject[] = [];
    for await (const object of store.list()) found.push(object);
    return found;
  };

  it('can be prepared twice, and reports that it is reachable', async () => {
    await store.prepare();
    await expect(store.assertReachable()).resolves.toBeUndefined();
  });

  it('returns objects and byte ranges', async () => {
    const key = await put(Buffer.from('0123456789'));
    expect((await buffer(await store.read(key))).toString()).toBe('0123456789');
    expect((await buffer(await store.read(key, { start: 0, end: 1 }))).toString()).toBe('01');
    expect((await buffer(await store.read(key, { start: 3, end: 5 }))).toString()).toBe('345');
  });

  it('stores a large object', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'abcdefg');
    const key = await put(bytes);
    expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
  });

  it('sends ranges to several slow readers at the same time, each its own bytes', async () => {
    const contents = ['a', 'b', 'c'].map((letter) => Buffer.alloc(900_000, `${letter}0123456`));
    const keys = await Promise.all(contents.map(put));
    const range = { start: 5, end: 899_990 };
    const received = await Promise.all(
      keys.map(async (key) => {
        const sink = new PassThrough({ highWaterMark: 1_000 });
        const [bytes] = await Promise.all([buffer(sink), store.send(key, range, () => sink)]);
        return bytes;
      }),
    );
    for (const [index, bytes] of received.entries())
      expect(bytes.equals(contents[index]!.subarray(range.start, range.end + 1))).toBe(true);
  });

  it('fails when the reader goes away, and does not begin for a missing object', async () => {
    const key = await put(Buffer.alloc(900_000));
    const sink = new PassThrough({ highWaterMark: 1_000 });
    sink.once('data', () => sink.destroy());
    await expect(store.send(key, { start: 0, end: 899_999 }, () => sink)).rejects.toThrow(/close|aborted/);
    let hasBegun = false;
    const missing = store.send(uuidv7(), { start: 0, end: 9 }, () => {
      hasBegun = true;
      return sink;
    });
    await expect(missing).rejects.toThrow(ObjectMissing);
    expect(hasBegun).toBe(false);
  });

  it('stores a local file and returns its size and digest', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'memory-test-file-'));
    const path = join(folder, 'file');
    const bytes = Buffer.alloc(300_000, 'abcdefg');
    await writeFile(path, bytes);
    const key = uuidv7();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    expect(await putFile(store, key, path)).toEqual({ bytes: bytes.length, sha256 });
    expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
    await rm(folder, { recursive: true });
  });

  /** Begins to store an object. Its source waits for `goOn` after the first half, which the store has begun to read then. */
  const putHalf = async (key: string, goOn: Promise<void>): Promise<{ stored: Promise<void>; bytes: number }> => {
    // More than the buffers of a connection hold.
    const half = Buffer.alloc(8_000_000, 'half');
    const hasHalf = Promise.withResolvers<void>();
    const source = Readable.from(
      (async function* () {
        for (let start = 0; start < half.length; start += 100_000) yield half.subarray(start, start + 100_000);
        hasHalf.resolve();
        await goOn;
        yield half;
      })(),
    );
    const stored = store.put(key, source, 2 * half.length);
    await hasHalf.promise;
    return { stored, bytes: 2 * half.length };
  };

  it('does not show an object before it is complete', async () => {
    const key = uuidv7();
    const goOn = Promise.withResolvers<void>();
    const { stored, bytes } = await putHalf(key, goOn.promise);
    await expect(store.read(key)).rejects.toThrow(ObjectMissing);
    goOn.resolve();
    await stored;
    expect(await buffer(await store.read(key))).toHaveLength(bytes);
  });

  it('does not show an object whose source failed', async () => {
    const key = uuidv7();
    const goOn = Promise.withResolvers<void>();
    const { stored } = await putHalf(key, goOn.promise);
    goOn.reject(new Error('cut off'));
    await expect(stored).rejects.toThrow(/cut off|other side closed|aborted/);
    await expect(store.read(key)).rejects.toThrow(ObjectMissing);
  });

  it('lists keys and modification times', async () => {
    const before = Date.now();
    const key = await put(Buffer.from('x'));
    const found = (await objects()).find((object) => object.key === key);
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(5_000);
  });

  it('deletes objects, including missing ones', async () => {
    const key = await put(Buffer.from('x'));
    await store.delete(key);
    await store.delete(key);
    await expect(store.read(key)).rejects.toThrow(ObjectMissing);
    expect((await objects()).map((object) => object.key)).not.toContain(key);
  });
});
