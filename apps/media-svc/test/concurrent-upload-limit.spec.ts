import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { json } from 'node:stream/consumers';
import { VIDEO_MAX_BYTES } from '@memory/contracts';
import { eventually } from '@memory/testing';
import { newUserId, type MediaApp, startMediaApp } from './media-app.ts';

let media: MediaApp;
beforeAll(async () => void (media = await startMediaApp()));
afterAll(() => media.stop());

const setQuota = (user: string, quotaBytes: number): Promise<Response> =>
  media.request(null, `/internal/people/${user}/storage`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ quotaBytes }),
  });

describe('unfinished uploads', () => {
  /** Starts an upload and leaves it unfinished. Without `contentLength` its length is unknown. */
  async function startUpload(
    user: string,
    contentLength: number | null = 600_000_000,
  ): Promise<{ response: Promise<{ status: number; code: string }>; abort: () => void }> {
    const headers = {
      ...(await media.identity(user)),
      'content-type': 'multipart/form-data; boundary=b',
      ...(contentLength !== null && { 'content-length': String(contentLength) }),
    };
    const upload = httpRequest(`${media.url}/api/upload/media`, { method: 'POST', headers });
    upload.on('error', () => undefined);
    upload.write('--b\r\ncontent-disposition: form-data; name="media"; filename="a"\r\n\r\nx');
    const response = once(upload, 'response').then(async ([response]) => ({
      status: response.statusCode,
      ...((await json(response)) as { code: string }),
    }));
    response.catch(() => undefined);
    return { response, abort: () => upload.destroy() };
  }

  it('take no more scratch space than their owner’s quota', async () => {
    const [user, other] = [newUserId(), newUserId()];
    for (const owner of [user, other]) await setQuota(owner, 1_000_000_000);
    const first = await startUpload(user);
    await eventually(async () => expect(await media.scratchFiles()).toHaveLength(1));
    const second = await startUpload(user);
    expect(await second.response).toMatchObject({ status: 429, code: 'too_many_requests' });
    const others = await startUpload(other);
    await eventually(async () => expect(await media.scratchFiles()).toHaveLength(2));
    for (const { abort } of [first, second, others]) abort();
    await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
    // The server counts an aborted upload for a moment longer than its file exists.
    const third = await eventually(async () => {
      const { response, abort } = await startUpload(user);
      const accepted = eventually(async () => expect(await media.scratchFiles()).toHaveLength(1));
      await Promise.race([accepted, response.then(({ code }) => Promise.reject(new Error(code)))]);
      return { abort };
    });
    third.abort();
    await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
  });

  /** Starts a large upload, then one of unknown length, for which this many bytes of the quota are left. */
  async function startTwo(leftBytes: number) {
    const user = newUserId();
    await setQuota(user, 600_000_000 + leftBytes);
    const known = await startUpload(user);
    await eventually(async () => expect(await media.scratchFiles()).toHaveLength(1));
    const unknown = await startUpload(user, null);
    const abort = async (): Promise<void> => {
      for (const upload of [known, unknown]) upload.abort();
      await eventually(async () => expect(await media.scratchFiles()).toEqual([]));
    };
    return { response: unknown.response, abort };
  }

  it('of unknown length count as a file of the largest size', async () => {
    const rejected = await startTwo(VIDEO_MAX_BYTES - 1);
    expect(await rejected.response).toMatchObject({ status: 429, code: 'too_many_requests' });
    await rejected.abort();
    const received = await startTwo(VIDEO_MAX_BYTES);
    await eventually(async () => expect(await media.scratchFiles()).toHaveLength(2));
    await received.abort();
  });
});
