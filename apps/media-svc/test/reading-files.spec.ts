import { buffer } from 'node:stream/consumers';
import { fileIdFromMediaUrl } from '@memory/contracts';
import { STORE, type Store } from '../src/storage/store.ts';
import { aUser, type MediaApp, startMediaApp } from './media-app.ts';
import { recording } from './media-files.ts';

let media: MediaApp;
let owner: string;
let url: string;
let bytes: Buffer;
beforeAll(async () => {
  media = await startMediaApp();
  owner = aUser();
  url = (await media.keep(owner, 'audio', await recording('webm'))).answer.url;
  bytes = await buffer(await media.app.get<Store>(STORE).read(fileIdFromMediaUrl(url)));
});
afterAll(() => media.stop());

const read = (headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  media.request(owner, url, { method, headers });
const bodyOf = async (response: Response): Promise<Buffer> => Buffer.from(await response.arrayBuffer());

it('is as much a riddle as one that does not exist while the journal is away', async () => {
  media.journal.answer = () => 'out of order';
  const ask = async (path: string) => {
    const response = await media.request(aUser(), path);
    return [response.status, await response.json()];
  };
  const hidden = await ask(url);
  expect(hidden).toMatchObject([503, { code: 'service_unavailable' }]);
  expect(await ask(`/media/${aUser()}`)).toEqual(hidden);
  media.journal.answer = () => ({ visible: false, used: true });
  expect(await ask(url)).toEqual(await ask(`/media/${aUser()}`));
});

describe('a file', () => {
  it('comes with its type, its length and what keeps browsers from guessing', async () => {
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

  it('is described by HEAD without being sent', async () => {
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
  ])('gives the part %s', async (range, start, end) => {
    const response = await read({ range });
    const wanted = bytes.subarray(start, end);
    const first = start < 0 ? bytes.length + start : start;
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${first + wanted.length - 1}/${bytes.length}`);
    expect(response.headers.get('content-length')).toBe(String(wanted.length));
    expect((await bodyOf(response)).equals(wanted)).toBe(true);
  });

  it('says how long it is when a part lies beyond it', async () => {
    const response = await read({ range: 'bytes=999999999-' });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(await response.json()).toMatchObject({ code: 'range_not_satisfiable' });
  });

  it.each(['bytes=0-1,5-9', 'pages=1-2', 'nonsense'])('is sent whole for the range %s', async (range) => {
    const response = await read({ range });
    expect(response.status).toBe(200);
    expect(await bodyOf(response)).toHaveLength(bytes.length);
  });

  it('is not sent again to whoever has it', async () => {
    const etag = (await read({}, 'HEAD')).headers.get('etag') ?? '';
    // fetch would add no-cache, which asks for the file whatever one has.
    const ask = (known: string): Promise<Response> => read({ 'if-none-match': known, 'cache-control': 'max-age=0' });
    const response = await ask(etag);
    expect(response.status).toBe(304);
    expect(await bodyOf(response)).toHaveLength(0);
    expect((await ask('"another"')).status).toBe(200);
  });

  it('is sent whole when the part asked for was of another version', async () => {
    const etag = (await read({}, 'HEAD')).headers.get('etag') ?? '';
    expect((await read({ range: 'bytes=0-9', 'if-range': etag })).status).toBe(206);
    expect((await read({ range: 'bytes=0-9', 'if-range': '"another"' })).status).toBe(200);
  });
});

describe('who may read it', () => {
  const everybody = () => ({ visible: true, used: true });
  const nobody = () => ({ visible: false, used: true });

  it('the owner may, without anybody being asked', async () => {
    media.journal.asked.length = 0;
    expect((await read()).status).toBe(200);
    expect(media.journal.asked).toEqual([]);
  });

  it.each([
    ['another person', aUser()],
    ['somebody who is not signed in', null],
  ])('%s may as long as the journal says so', async (_who, viewer) => {
    media.journal.answer = everybody;
    media.journal.asked.length = 0;
    const seen = await media.request(viewer, url);
    expect(seen.status).toBe(200);
    expect(media.journal.asked).toEqual([{ fileId: url.split('/').at(-1), viewer }]);

    media.journal.answer = nobody;
    const etag = seen.headers.get('etag') ?? '';
    const refused = await media.request(viewer, url, { headers: { 'if-none-match': etag } });
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({ code: 'file_not_found' });
  });

  it.each(['/media/01990000-0000-7000-8000-000000000000', '/media/nonsense', '/media/etc.passwd'])(
    'nobody may read %s, and the answer is the same',
    async (path) => {
      const response = await media.request(owner, path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ code: 'file_not_found' });
    },
  );

  it('nobody else may while the journal is away, and they are told to come back', async () => {
    await media.journal.stop();
    const response = await media.request(aUser(), url);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect((await read()).status).toBe(200);
  });
});

describe('describing files to the journal', () => {
  it('names owner and kind of those that exist', async () => {
    const id = url.split('/').at(-1) ?? '';
    const ids = [id, '01990000-0000-7000-8000-000000000000'];
    const headers = { 'content-type': 'application/json' };
    const response = await media.request(null, '/internal/files/describe', {
      method: 'POST',
      headers,
      body: JSON.stringify({ ids }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual([{ id, ownerId: owner, kind: 'audio', contentType: 'audio/webm' }]);
  });
});
