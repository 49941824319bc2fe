import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { v7 as uuidv7 } from 'uuid';
import { FolderStore } from '../src/storage/folder.store.ts';
import { S3Store } from '../src/storage/s3.store.ts';
import { ObjectMissing, type Store, type StoredObject } from '../src/storage/store.ts';
import { aUser, startMediaApp } from './media-app.ts';
import { picture } from './media-files.ts';
import { s3Account, startS3Server } from './s3-server.ts';

interface Place {
  store: Store;
  close(): Promise<void>;
}

async function inFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'memory-test-store-'));
  return { store: new FolderStore(folder), close: () => rm(folder, { recursive: true }) };
}

async function inBucket(): Promise<Place> {
  const server = await startS3Server();
  return { store: new S3Store({ endpoint: server.url, bucket: 'memory', ...s3Account }), close: () => server.stop() };
}

describe.each([
  ['a folder', inFolder],
  ['an S3 bucket', inBucket],
])('%s', (_name, open) => {
  let place: Place;
  let store: Store;

  beforeAll(async () => {
    place = await open();
    store = place.store;
    await store.prepare();
  });
  afterAll(() => place.close());

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

  it('can be made ready twice, and says when it can be used', async () => {
    await store.prepare();
    await expect(store.check()).resolves.toBeUndefined();
  });

  it('gives back what was put, whole and in part', async () => {
    const key = await put(Buffer.from('0123456789'));
    expect((await buffer(await store.read(key))).toString()).toBe('0123456789');
    expect((await buffer(await store.read(key, { start: 0, end: 1 }))).toString()).toBe('01');
    expect((await buffer(await store.read(key, { start: 3, end: 5 }))).toString()).toBe('345');
  });

  it('takes a large object', async () => {
    const bytes = Buffer.alloc(12 * 1024 * 1024, 'abcdefg');
    const key = await put(bytes);
    expect((await buffer(await store.read(key))).equals(bytes)).toBe(true);
  });

  it('shows nothing of an object whose bytes broke off', async () => {
    const key = uuidv7();
    const broken = Readable.from(
      (async function* () {
        yield Buffer.from('half');
        throw new Error('cut off');
      })(),
    );
    await expect(store.put(key, broken, 8)).rejects.toThrow(/cut off|other side closed|aborted/);
    await expect(store.read(key)).rejects.toThrow(ObjectMissing);
  });

  it('lists what it holds and since when', async () => {
    const before = Date.now();
    const key = await put(Buffer.from('x'));
    const found = (await objects()).find((object) => object.key === key);
    expect(Math.abs((found?.modifiedAt.getTime() ?? 0) - before)).toBeLessThan(5_000);
  });

  it('removes, also what is not there', async () => {
    const key = await put(Buffer.from('x'));
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow(ObjectMissing);
    expect((await objects()).map((object) => object.key)).not.toContain(key);
  });
});

it('the service keeps its files in S3 when it is given one', async () => {
  const server = await startS3Server();
  const { accessKey: S3_ACCESS_KEY, secretKey: S3_SECRET_KEY } = s3Account;
  const media = await startMediaApp({
    MEDIA_DIR: '',
    S3_ENDPOINT: server.url,
    S3_BUCKET: 'memory',
    S3_ACCESS_KEY,
    S3_SECRET_KEY,
  });
  const user = aUser();
  const { answer, file } = await media.keep(user, 'image', await picture().png().toBuffer());
  const part = await media.request(user, answer.url, { headers: { range: 'bytes=1-3' } });
  expect([part.status, await part.text()]).toEqual([206, 'PNG']);
  expect(await media.storedKeys()).toEqual([file.id]);
  await media.stop();
  await server.stop();
});
