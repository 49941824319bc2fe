import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import type { UserStorageUsage, StorageUsage, UploadedFile } from '@memory/contracts';
import { eventually } from '@memory/testing';
import fc from 'fast-check';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { film, picture, recording } from './media-files.ts';

const DEFAULT_QUOTA_BYTES = 2_048 * 1024 * 1024;
const STORAGE_FULL = [413, 'storage_full'];

let media: MediaApp;
let wav: Buffer;
let wavBytes: number;
let formBytes: number;
beforeAll(async () => {
  [media, wav] = await Promise.all([startMediaApp(), recording('wav')]);
  wavBytes = (await media.keep(aUser(), 'audio', wav)).file.bytes;
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

interface Sending {
  readonly key?: string;
  /** Without a length a request cannot be refused before its body has come. */
  readonly ofUnknownLength?: boolean;
}
async function send(
  user: string,
  field: Field,
  files: readonly Uint8Array[],
  { key, ofUnknownLength = false }: Sending = {},
): Promise<Response> {
  const form = formOf(field, files);
  const headers = { 'content-type': form.headers.get('content-type') ?? '', ...(key && { 'idempotency-key': key }) };
  const body = ofUnknownLength ? form.body : Buffer.from(await form.arrayBuffer());
  return media.request(user, `/api/upload/${field}`, { method: 'POST', headers, body, duplex: 'half' } as RequestInit);
}
const codeOf = async (answer: Response): Promise<unknown[]> => [
  answer.status,
  ((await answer.json()) as { code?: string }).code,
];

const storageOf = async (user: string): Promise<StorageUsage> =>
  (await media.request(user, '/api/storage')).json() as Promise<StorageUsage>;
const ofPerson = async (user: string, quotaBytes?: number | null): Promise<UserStorageUsage> => {
  const change = {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quotaBytes }),
  };
  const answer = await media.request(null, `/internal/people/${user}/storage`, quotaBytes === undefined ? {} : change);
  return (await answer.json()) as UserStorageUsage;
};
const filesOf = (ownerId: string): Promise<number> => media.database.file.count({ where: { ownerId } });
const kept = async (user: string) => ({
  files: await filesOf(user),
  objects: await media.storedKeys(),
  scratch: await media.scratchFiles(),
  storage: await storageOf(user),
});

describe('uploads that are not finished', () => {
  /** Sends the beginning of a form and waits until the service has made room for it. */
  async function begin(
    user: string,
  ): Promise<{ answer: Promise<{ status: number; code: string }>; leave: () => void }> {
    const headers = {
      ...(await media.identity(user)),
      'content-type': 'multipart/form-data; boundary=b',
      'content-length': String(600_000_000),
    };
    const sending = httpRequest(`${media.url}/api/upload/media`, { method: 'POST', headers });
    sending.on('error', () => undefined);
    sending.write('--b\r\ncontent-disposition: form-data; name="media"; filename="a"\r\n\r\nx');
    const answer = once(sending, 'response').then(async ([response]) => ({
      status: response.statusCode,
      ...((await json(response)) as { code: string }),
    }));
    answer.catch(() => undefined);
    return { answer, leave: () => sending.destroy() };
  }

  it('take together no more of the disk than their owner’s quota', async () => {
    const [user, other] = [aUser(), aUser()];
    for (const person of [user, other]) await ofPerson(person, 1_000_000_000);
    const first = await begin(user);
    await eventually(async () => expect(await media.scratchFiles()).toHaveLength(1));
    const second = await begin(user);
    expect(await second.answer).toMatchObject({ status: 429, code: 'too_many_requests' });
    const others = await begin(other);
    await eventually(async () => expect(await media.scratchFiles()).toHaveLength(2));
    for (const { leave } of [first, second, others]) leave();
    await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
    const again = await begin(user);
    await eventually(async () => expect(await media.scratchFiles()).toHaveLength(1));
    again.leave();
    await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
  });
});

describe('the storage of a person', () => {
  it('is empty at first and grows by the bytes of what is kept', async () => {
    const user = aUser();
    expect(await storageOf(user)).toEqual({ usedBytes: 0, quotaBytes: DEFAULT_QUOTA_BYTES });
    const { file } = await media.keep(user, 'audio', wav);
    expect(await storageOf(user)).toEqual({ usedBytes: file.bytes, quotaBytes: DEFAULT_QUOTA_BYTES });
    expect(await storageOf(aUser())).toMatchObject({ usedBytes: 0 });
  });

  it('may be given another quota, and the default again', async () => {
    const user = aUser();
    expect(await ofPerson(user, 5_000_000_000)).toEqual({
      usedBytes: 0,
      quotaBytes: 5_000_000_000,
      isDefaultQuota: false,
    });
    expect(await storageOf(user)).toEqual({ usedBytes: 0, quotaBytes: 5_000_000_000 });
    expect(await ofPerson(user)).toMatchObject({ quotaBytes: 5_000_000_000 });
    expect(await ofPerson(user, null)).toEqual({ usedBytes: 0, quotaBytes: DEFAULT_QUOTA_BYTES, isDefaultQuota: true });
  });

  it('keeps what is there when the quota becomes less', async () => {
    const user = aUser();
    await media.keep(user, 'audio', wav);
    expect(await ofPerson(user, 0)).toMatchObject({ usedBytes: wavBytes, quotaBytes: 0 });
    expect(await filesOf(user)).toBe(1);
  });

  it("is nobody else's to read", async () => {
    expect((await media.request(null, '/api/storage')).status).toBe(401);
  });
});

describe('an upload beyond the quota', () => {
  const uploads: [string, Field, () => Promise<Uint8Array[]>][] = [
    ['a recording', 'audio', async () => [wav]],
    ['a photo', 'image', async () => [await picture(300, 200).png().toBuffer()]],
    ['a video', 'media', async () => [await film('mp4')]],
    [
      'the last of several files',
      'media',
      async () => [await picture().png().toBuffer(), await picture(300, 200).jpeg().toBuffer(), await film('webm')],
    ],
  ];

  it.each(uploads)(
    'is refused when it is %s, whether its length is known or not, and nothing of it is kept',
    async (_, field, make) => {
      const [user, other] = [aUser(), aUser()];
      const files = await make();
      expect((await send(other, field, files)).status).toBe(201);
      const { usedBytes: needed } = await storageOf(other);
      await ofPerson(user, needed - 1);
      const before = await kept(user);
      for (const ofUnknownLength of [false, true])
        expect(await codeOf(await send(user, field, files, { ofUnknownLength }))).toEqual(STORAGE_FULL);
      expect(await kept(user)).toEqual(before);
      await ofPerson(user, needed);
      expect((await send(user, field, files, { ofUnknownLength: true })).status).toBe(201);
      expect(await storageOf(user)).toEqual({ usedBytes: needed, quotaBytes: needed });
    },
  );

  it('is told in the language of the person', async () => {
    const user = aUser();
    await ofPerson(user, 0);
    const body = formOf('audio', [wav]);
    const answer = await media.request(user, '/api/upload/audio', {
      method: 'POST',
      headers: { 'accept-language': 'zh', 'content-type': body.headers.get('content-type') ?? '' },
      body: Buffer.from(await body.arrayBuffer()),
    });
    expect(await answer.json()).toMatchObject({
      code: 'storage_full',
      message: expect.stringContaining('存储空间不够了，放不下这个文件'),
    });
  });
});

describe('an upload that cannot fit', () => {
  /** Sends the head of a request and no more. @returns the answer's status and body */
  async function announce(user: string, contentLength: number): Promise<unknown[]> {
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

  it('is refused by what it says of its length, before any of it has come', async () => {
    const user = aUser();
    await ofPerson(user, 1_000);
    expect(await announce(user, 1_001)).toEqual(STORAGE_FULL);
  });

  it('is refused before any of it has come when the storage is full already', async () => {
    const user = aUser();
    await media.keep(user, 'audio', wav);
    await ofPerson(user, wavBytes);
    expect(await announce(user, 10)).toEqual(STORAGE_FULL);
  });

  it('is answered although the page sends all of it, and the connection goes on', async () => {
    const user = aUser();
    await ofPerson(user, 1_000);
    const large = Buffer.alloc(24 * 1024 * 1024);
    expect(await codeOf(await send(user, 'audio', [large]))).toEqual(STORAGE_FULL);
    expect(await storageOf(user)).toEqual({ usedBytes: 0, quotaBytes: 1_000 });
  });
});

describe('uploads at the same moment', () => {
  it('never take more than the quota together', async () => {
    const small = await picture(8, 8).png().toBuffer();
    const smallBytes = (await media.keep(aUser(), 'image', small)).file.bytes;
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 0, max: 1 }), async (fitting, missing) => {
        const user = aUser();
        const quotaBytes = Math.max(0, fitting * smallBytes - missing);
        await ofPerson(user, quotaBytes);
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => send(user, 'media', [small], { ofUnknownLength: true })),
        );
        const codes = await Promise.all(answers.map(codeOf));
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

describe('a repeat under the same idempotency key', () => {
  const answered = async (answer: Response): Promise<UploadedFile> => (await answer.json()) as UploadedFile;

  it('gets the first answer also when the storage is full', async () => {
    const user = aUser();
    const first = await answered(await send(user, 'audio', [wav], { key: 'key' }));
    await ofPerson(user, wavBytes);
    const before = await kept(user);
    expect(await answered(await send(user, 'audio', [wav], { key: 'key' }))).toEqual(first);
    expect(await kept(user)).toEqual(before);
    expect(await codeOf(await send(user, 'audio', [wav], { key: 'another' }))).toEqual(STORAGE_FULL);
  });

  it('gets it at the same moment too, where there is room for one alone', async () => {
    const user = aUser();
    await ofPerson(user, formBytes);
    const answers = await Promise.all(
      [1, 2, 3, 4].map(async () => answered(await send(user, 'audio', [wav], { key: 'key' }))),
    );
    expect(new Set(answers.map(({ url }) => url))).toEqual(new Set([expect.stringMatching(/^\/media\//)]));
    expect(await filesOf(user)).toBe(1);
  });

  it('of a refused upload is tried anew, for there may be room by then', async () => {
    const user = aUser();
    await ofPerson(user, 0);
    expect(await codeOf(await send(user, 'audio', [wav], { key: 'key' }))).toEqual(STORAGE_FULL);
    await ofPerson(user, null);
    expect((await send(user, 'audio', [wav], { key: 'key' })).status).toBe(201);
  });
});
