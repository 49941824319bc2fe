import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileIdFromMediaUrl } from '@memory/contracts';
import { OBJECT_STORE, type ObjectStore } from '@memory/object-store/object-store';
import { OBJECT_PATH_HEADER } from '@memory/service-kit';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';
import { generateRecording } from './sample-files.ts';

let media: MediaApp;
let owner: string;
let url: string;
let bytes: Buffer;
beforeAll(async () => {
  media = await startMediaApp();
  owner = newUserId();
  url = (await media.uploadAccepted(owner, 'audio', await generateRecording('webm'))).body.url;
  bytes = await buffer(await media.app.get<ObjectStore>(OBJECT_STORE).read(fileIdFromMediaUrl(url)));
});
afterAll(() => media.stop());

const read = (headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  media.request(owner, url, { method, headers });
const bodyOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

it.each([
  ['its bytes', 'GET', (id: string) => `/media/${id}`],
  ['its description', 'GET', (id: string) => `/api/media-files/${id}`],
  ['another reading of its text', 'POST', (id: string) => `/api/media-files/${id}/read-again`],
])(
  'a hidden file and a missing one get the same response, also while journal-svc is unavailable: %s',
  async (_, method, pathOf) => {
    const observe = async (id: string) => {
      media.journal.requests.length = 0;
      const response = await media.request(newUserId(), pathOf(id), { method });
      return { status: response.status, body: await response.json(), calls: media.journal.requests.length };
    };
    const hiddenId = fileIdFromMediaUrl(url);
    media.journal.fileVisibility = () => 'unavailable';
    const unavailable = await observe(hiddenId);
    expect(unavailable).toMatchObject({ status: 503, body: { code: 'service_unavailable' } });
    expect(await observe(newUserId())).toEqual(unavailable);
    media.journal.fileVisibility = () => ({ visible: false, used: true });
    const hidden = await observe(hiddenId);
    expect(hidden).toMatchObject({ status: 404, body: { code: 'file_not_found' }, calls: 1 });
    expect(await observe(newUserId())).toEqual(hidden);
  },
);

describe.each<[string, string, string, Record<string, string>]>([
  ['the whole file', 'GET', '', {}],
  ['its headers', 'HEAD', '', {}],
  ['a range', 'GET', '', { range: 'bytes=0-9' }],
  ['a range beyond its end', 'GET', '', { range: 'bytes=999999999-' }],
  ['a thumbnail', 'GET', '?size=small', {}],
  ['its path', 'GET', '', { [OBJECT_PATH_HEADER]: 'requested' }],
  ['a newer version', 'GET', '', { 'if-none-match': '*', 'cache-control': 'max-age=0' }],
])('a request for %s', (_, method, query, headers) => {
  it('of a hidden file gets the same response, after the same calls, as of a missing one', async () => {
    media.journal.fileVisibility = () => ({ visible: false, used: true });
    const observe = async (path: string) => {
      media.journal.requests.length = 0;
      const response = await media.request(newUserId(), `${path}${query}`, { method, headers });
      const { date: _date, 'x-request-id': _requestId, ...comparable } = Object.fromEntries(response.headers);
      return [response.status, comparable, await response.text(), media.journal.requests.length];
    };
    const hidden = await observe(url);
    expect(hidden).toEqual(await observe(`/media/${newUserId()}`));
    expect(hidden[0]).toBe(404);
  });
});

describe('a response with a file', () => {
  it('has content type, length and headers against type sniffing', async () => {
    const response = await read();
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'audio/webm',
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      etag: expect.stringMatching(/^"[0-9a-f]{64}"$/),
    });
    expect((await bodyOf(response)).equals(bytes)).toBe(true);
  });

  it('cannot be framed by another page, neither whole nor in part nor when it has not changed', async () => {
    const etag = (await read()).headers.get('etag') ?? '';
    const responses = await Promise.all([
      read(),
      read({ range: 'bytes=0-9' }),
      read({ 'if-none-match': etag, 'cache-control': 'max-age=0' }),
    ]);
    expect(responses.map(({ status }) => status)).toEqual([200, 206, 304]);
    for (const { headers } of responses)
      expect(headers.get('content-security-policy')?.split('; ')).toContain("frame-ancestors 'none'");
  });

  it('to HEAD has headers and no body', async () => {
    const response = await read({}, 'HEAD');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-length')).toBe(String(bytes.length));
    expect(response.headers.get('content-type')).toBe('audio/webm');
    expect(await bodyOf(response)).toHaveLength(0);
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-', 100, undefined],
    ['bytes=-50', -50, undefined],
    ['bytes=10-10', 10, 11],
    ['bytes=0-999999999', 0, undefined],
  ])('contains the range %s', async (range, start, end) => {
    const response = await read({ range });
    const expected = bytes.subarray(start, end);
    const first = start < 0 ? bytes.length + start : start;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${first + expected.length - 1}/${bytes.length}`);
    expect(response.headers.get('content-length')).toBe(String(expected.length));
    expect((await bodyOf(response)).equals(expected)).toBe(true);
  });

  it('to a range beyond its end is 416 with the length', async () => {
    const response = await read({ range: 'bytes=999999999-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(await response.json()).toMatchObject({ code: 'range_not_satisfiable' });
  });

  it.each(['bytes=0-1,5-9', 'pages=1-2', 'nonsense'])('contains the whole file for the range %s', async (range) => {
    const response = await read({ range });
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toHaveLength(bytes.length);
  });

  it('is 304 when the ETag matches', async () => {
    const etag = (await read({}, 'HEAD')).headers.get('etag') ?? '';
    // fetch would add no-cache, which requests the file unconditionally.
    const requestIfNoneMatch = (known: string): Promise<Response> =>
      read({ 'if-none-match': known, 'cache-control': 'max-age=0' });
    const response = await requestIfNoneMatch(etag);
    expect(response.status).toBe(304);
    expect(await bodyOf(response)).toHaveLength(0);
    expect((await requestIfNoneMatch('"another"')).status).toBe(200);
  });

  it.each(['GET', 'HEAD'])(
    'to %s has the path of its object instead of its bytes, when the gateway asks for it',
    async (method) => {
      const response = await read({ [OBJECT_PATH_HEADER]: 'requested', range: 'bytes=0-9' }, method);
      const direct = await read({}, 'HEAD');
      expect([response.status, await response.text()]).toEqual([200, '']);
      const path = response.headers.get(OBJECT_PATH_HEADER) ?? '';
      expect(await readFile(join(media.config.MEDIA_DIR ?? '', 'objects', path))).toEqual(bytes);
      for (const name of ['etag', 'cache-control', 'content-security-policy', 'content-type', 'x-content-type-options'])
        expect([name, response.headers.get(name)]).toEqual([name, direct.headers.get(name)]);
    },
  );

  it('contains the whole file when If-Range names another version', async () => {
    const etag = (await read({}, 'HEAD')).headers.get('etag') ?? '';
    expect((await read({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await read({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });
});

it('a file whose object is shorter than its row says ends with an error, so that the part is not taken for the whole', async () => {
  const { file } = await media.uploadAccepted(owner, 'audio', await generateRecording('webm'));
  await media.database.file.update({ where: { id: file.id }, data: { bytes: file.bytes + 1 } });
  const response = await media.request(owner, `/media/${file.id}`);
  expect(response.status).toBe(200);
  await expect(bodyOf(response)).rejects.toThrow('terminated');
});

describe('access to a file', () => {
  const visibleToAll = () => ({ visible: true, used: true });
  const visibleToNone = () => ({ visible: false, used: true });

  it('is granted to the owner without a call to journal-svc', async () => {
    media.journal.requests.length = 0;
    expect((await read()).status).toBe(200);
    expect(media.journal.requests).toEqual([]);
  });

  it.each([
    ['another user', newUserId()],
    ['an anonymous viewer', null],
  ])('is granted to %s while journal-svc allows it', async (_who, viewer) => {
    media.journal.fileVisibility = visibleToAll;
    media.journal.requests.length = 0;
    const allowed = await media.request(viewer, url);
    expect(allowed.status).toBe(200);
    expect(media.journal.requests).toEqual([{ fileId: url.split('/').at(-1), viewer }]);

    media.journal.fileVisibility = visibleToNone;
    const etag = allowed.headers.get('etag') ?? '';
    const rejected = await media.request(viewer, url, { headers: { 'if-none-match': etag } });
    expect(rejected.status).toBe(404);
    expect(await rejected.json()).toMatchObject({ code: 'file_not_found' });
  });

  it.each(['/media/01990000-0000-7000-8000-000000000000', '/media/nonsense', '/media/etc.passwd'])(
    'is a 404 for %s',
    async (path) => {
      const response = await media.request(owner, path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'file_not_found' });
    },
  );

  it('is a 503 with Retry-After for others while journal-svc is unavailable', async () => {
    await media.journal.stop();
    const response = await media.request(newUserId(), url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await read()).status).toBe(200);
  });
});

describe('the internal description of files', () => {
  const id = () => url.split('/').at(-1) ?? '';
  const describeAs = (userId: string) =>
    media.request(userId, '/internal/files/describe', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ids: [id(), '01990000-0000-7000-8000-000000000000'] }),
    });

  it('has owner, kind and length of those that exist', async () => {
    const response = await describeAs(owner);
    expect(response.status).toBe(200);
    const { durationSeconds } = await media.database.file.findUniqueOrThrow({ where: { id: id() } });
    expect(durationSeconds).toBeGreaterThan(0);
    expect(await response.json()).toEqual([
      { id: id(), ownerId: owner, kind: 'audio', contentType: 'audio/webm', durationSeconds },
    ]);
  });

  it('leaves out the files of other users, and does not delay their deletion', async () => {
    const read = () => media.database.file.findUniqueOrThrow({ where: { id: id() } });
    const before = await read();
    expect(await (await describeAs(newUserId())).json()).toEqual([]);
    expect(await read()).toEqual(before);
  });
});
