import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import type { UserStorageUsage, StorageUsage, UploadedFile } from '@memory/contracts';
import fc from 'fast-check';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateVideo, generateImage, generateRecording } from './sample-files.ts';

const DEFAULT_QUOTA_BYTES = 2_048 * 1024 * 1024;
const STORAGE_FULL = [413, 'storage_full'];

let media: MediaApp;
let wav: Buffer;
let wavBytes: number;
let formBytes: number;
beforeAll(async () => {
  [media, wav] = await Promise.all([startMediaApp(), generateRecording('wav')]);
  wavBytes = (await media.uploadAccepted(newUserId(), 'audio', wav)).file.bytes;
  formBytes = Number((await bodyOf('audio', wav)).length);
});
afterAll(() => media.stop());

type Field = 'audio' | 'image' | 'media';
const formOf = (field: Field, files: readonly Uint8Array[]): Response => {
  const form = new FormData();
  for (const bytes of files) form.append(field, new Blob([new Uint8Array(bytes)]), 'file');
  return new Response(form);
};
const bodyOf = async (field: Field, ...files: Uint8Array[]): Promise<Buffer> =>
  Buffer.from(await formOf(field, files).arrayBuffer());

interface SendOptions {
  readonly key?: string;
  /** Without Content-Length an upload can only be rejected after its body has been received. */
  readonly ofUnknownLength?: boolean;
}
async function send(
  user: string,
  field: Field,
  files: readonly Uint8Array[],
  { key, ofUnknownLength = false }: SendOptions = {},
): Promise<Response> {
  const form = formOf(field, files);
  const headers = { 'content-type': form.headers.get('content-type') ?? '', ...(key && { 'idempotency-key': key }) };
  const body = ofUnknownLength ? form.body : Buffer.from(await form.arrayBuffer());
  return media.request(user, `/api/upload/${field}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}
const codeOf = async (response: Response): Promise<unknown[]> => [
  response.status,
  ((await response.json()) as { code?: string }).code,
];

const storageOf = async (user: string): Promise<StorageUsage> =>
  (await media.request(user, '/api/storage')).json() as Promise<StorageUsage>;
const storageOfUser = async (user: string, quotaBytes?: number | null): Promise<UserStorageUsage> => {
  const change = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quotaBytes }),
  };
  const response = await media.request(
    null,
    `/internal/people/${user}/storage`,
    quotaBytes === undefined ? {} : change,
  );
  return (await response.json()) as UserStorageUsage;
};
const filesOf = (ownerId: string): Promise<number> => media.database.file.count({ where: { ownerId } });
const stateOf = async (user: string) => ({
  files: await filesOf(user),
  objects: await media.storedKeys(),
  scratch: await media.scratchFiles(),
  storage: await storageOf(user),
});

describe('the storage usage of a user', () => {
  it('starts at 0 and grows by the size of stored files', async () => {
    const user = newUserId();
    expect(await storageOf(user)).toEqual({ usedBytes: 0, quotaBytes: DEFAULT_QUOTA_BYTES });
    const { file } = await media.uploadAccepted(user, 'audio', wav);
    expect(await storageOf(user)).toEqual({ usedBytes: file.bytes, quotaBytes: DEFAULT_QUOTA_BYTES });
    expect(await storageOf(newUserId())).toMatchObject({ usedBytes: 0 });
  });

  it('can have its own quota, and the default third', async () => {
    const user = newUserId();
    expect(await storageOfUser(user, 5_000_000_000)).toEqual({
      usedBytes: 0,
      quotaBytes: 5_000_000_000,
      isDefaultQuota: false,
    });
    expect(await storageOf(user)).toEqual({ usedBytes: 0, quotaBytes: 5_000_000_000 });
    expect(await storageOfUser(user)).toMatchObject({ quotaBytes: 5_000_000_000 });
    expect(await storageOfUser(user, null)).toEqual({
      usedBytes: 0,
      quotaBytes: DEFAULT_QUOTA_BYTES,
      isDefaultQuota: true,
    });
  });

  it('keeps existing files when the quota is reduced', async () => {
    const user = newUserId();
    await media.uploadAccepted(user, 'audio', wav);
    expect(await storageOfUser(user, 0)).toMatchObject({ usedBytes: wavBytes, quotaBytes: 0 });
    expect(await filesOf(user)).toBe(1);
  });

  it('requires a session', async () => {
    expect((await media.request(null, '/api/storage')).status).toBe(401);
  });
});

describe('an upload beyond the quota', () => {
  const uploads: [string, Field, () => Promise<Uint8Array[]>][] = [
    ['a recording', 'audio', async () => [wav]],
    ['a photo', 'image', async () => [await generateImage(300, 200).png().toBuffer()]],
    ['a video', 'media', async () => [await generateVideo('mp4')]],
    [
      'the last of several files',
      'media',
      async () => [
        await generateImage().png().toBuffer(),
        await generateImage(300, 200).jpeg().toBuffer(),
        await generateVideo('webm'),
      ],
    ],
  ];

  it.each(uploads)(
    'is rejected when it is %s, with and without Content-Length, and nothing is stored',
    async (_, field, make) => {
      const [user, other] = [newUserId(), newUserId()];
      const files = await make();
      expect((await send(other, field, files)).status).toBe(201);
      const { usedBytes: needed } = await storageOf(other);
      await storageOfUser(user, needed - 1);
      const before = await stateOf(user);
      for (const ofUnknownLength of [false, true])
        expect(await codeOf(await send(user, field, files, { ofUnknownLength }))).toEqual(STORAGE_FULL);
      expect(await stateOf(user)).toEqual(before);
      await storageOfUser(user, needed);
      expect((await send(user, field, files, { ofUnknownLength: true })).status).toBe(201);
      expect(await storageOf(user)).toEqual({ usedBytes: needed, quotaBytes: needed });
    },
  );

  it('is rejected in the language of the user', async () => {
    const user = newUserId();
    await storageOfUser(user, 0);
    const body = formOf('audio', [wav]);
    const response = await media.request(user, '/api/upload/audio', {
      method: 'POST',
      headers: { 'accept-language': 'zh', 'content-type': body.headers.get('content-type') ?? '' },
      body: Buffer.from(await body.arrayBuffer()),
    });
    expect(await response.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('存储空间不够了，放不下这个文件'),
    });
  });
});

describe('an upload that cannot fit', () => {
  /** Sends only the headers of a request. @returns the status and error code of the response */
  async function sendHeaders(user: string, contentLength: number): Promise<unknown[]> {
    const request = httpRequest(`${media.url}/api/upload/audio`, {
      method: 'POST',
      headers: {
        ...(await media.identity(user)),
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': contentLength,
      },
    });
    request.flushHeaders();
    const [response] = await once(request, 'response');
    const { code } = (await json(response)) as { code: string };
    request.destroy();
    return [response.statusCode, code];
  }

  it('is rejected by its Content-Length before its body is received', async () => {
    const user = newUserId();
    await storageOfUser(user, 1_000);
    expect(await sendHeaders(user, 1_001)).toEqual(STORAGE_FULL);
  });

  it('is rejected before its body is received when the quota is exhausted', async () => {
    const user = newUserId();
    await media.uploadAccepted(user, 'audio', wav);
    await storageOfUser(user, wavBytes);
    expect(await sendHeaders(user, 10)).toEqual(STORAGE_FULL);
  });

  it('gets a response although the client sends the whole body, and the connection stays usable', async () => {
    const user = newUserId();
    await storageOfUser(user, 1_000);
    const large = Buffer.alloc(24 * 1024 * 1024);
    expect(await codeOf(await send(user, 'audio', [large]))).toEqual(STORAGE_FULL);
    expect(await storageOf(user)).toEqual({ usedBytes: 0, quotaBytes: 1_000 });
  });
});

describe('simultaneous uploads', () => {
  it('never exceed the quota together', async () => {
    const small = await generateImage(8, 8).png().toBuffer();
    const smallBytes = (await media.uploadAccepted(newUserId(), 'image', small)).file.bytes;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 1 }), async (fitting, missing) => {
        const user = newUserId();
        const quotaBytes = Math.max(0, fitting * smallBytes - missing);
        await storageOfUser(user, quotaBytes);
        const responses = await Promise.all(
          Array.from({ length: 10 }, () => send(user, 'media', [small], { ofUnknownLength: true })),
        );
        const codes = await Promise.all(responses.map(codeOf));
        const accepted = codes.filter(([status]) => status === 201).length;
        expect(accepted).toBe(Math.floor(quotaBytes / smallBytes));
        expect(codes.filter(([status]) => status !== 201)).toEqual(
          Array.from({ length: 10 - accepted }, () => STORAGE_FULL),
        );
        expect(await storageOf(user)).toEqual({ usedBytes: accepted * smallBytes, quotaBytes });
        expect(await filesOf(user)).toBe(accepted);
        expect(await media.storedKeys()).toEqual(
          (await media.database.file.findMany({ select: { id: true } })).map(({ id }) => id).toSorted(),
        );
      }),
      { numRuns: 5, examples: [[4, 0]] },
    );
    expect(await media.scratchFiles()).toEqual([]);
  });
});

describe('a retry with the same idempotency key', () => {
  const bodyAsJson = async (response: Response): Promise<UploadedFile> => (await response.json()) as UploadedFile;

  it('gets the first response even when the quota is exhausted', async () => {
    const user = newUserId();
    const first = await bodyAsJson(await send(user, 'audio', [wav], { key: 'key' }));
    await storageOfUser(user, wavBytes);
    const before = await stateOf(user);
    expect(await bodyAsJson(await send(user, 'audio', [wav], { key: 'key' }))).toEqual(first);
    expect(await stateOf(user)).toEqual(before);
    expect(await codeOf(await send(user, 'audio', [wav], { key: 'another' }))).toEqual(STORAGE_FULL);
  });

  it('gets it when simultaneous, with space for one file only', async () => {
    const user = newUserId();
    await storageOfUser(user, formBytes);
    const responses = await Promise.all(
      [1, 2, 3, 4].map(async () => bodyAsJson(await send(user, 'audio', [wav], { key: 'key' }))),
    );
    expect(new Set(responses.map(({ url }) => url))).toEqual(new Set([expect.stringMatching(/^\/media\//)]));
    expect(await filesOf(user)).toBe(1);
  });

  it('of a rejected upload is processed third, because there may be space by then', async () => {
    const user = newUserId();
    await storageOfUser(user, 0);
    expect(await codeOf(await send(user, 'audio', [wav], { key: 'key' }))).toEqual(STORAGE_FULL);
    await storageOfUser(user, null);
    expect((await send(user, 'audio', [wav], { key: 'key' })).status).toBe(201);
  });
});
