import { ApiRequestError } from '@memory/api-client';
import { describe, expect, it } from 'vitest';
import type { UploadableFile } from '../../lib/upload-file.ts';
import { UploadQueue } from './upload-queue.ts';

/** A queue whose requests are completed by the test, and a log of its callbacks. */
function createQueue() {
  const requests: (UploadableFile & {
    respond: (url: string) => void;
    fail: (error: unknown) => void;
    cancelled: boolean;
    progress: (part: number) => void;
  })[] = [];
  const events: string[] = [];
  const queue = new UploadQueue<string>({
    send: (file, progress) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const request = { ...file, respond: resolve, fail: reject, cancelled: false, progress };
      requests.push(request);
      return {
        result: promise,
        cancel: () => {
          request.cancelled = true;
          reject(new DOMException('cancelled', 'AbortError'));
        },
      };
    },
    onUploaded: ({ name }, url) => events.push(`${name} is ${url}`),
    onError: ({ name }, message) => events.push(`${name}: ${message}`),
    onRemoved: (id) => events.push(`removed ${id}`),
  });
  return { queue, requests, events };
}

const file = (id: string) => ({ id, name: `${id}.jpg`, blob: new Blob([id]) });
const states = (queue: UploadQueue<string>) => queue.uploads.map(({ id, state }) => `${id} ${state}`);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const rejection = new ApiRequestError(413, { statusCode: 413, code: 'image_too_large', message: 'too large' });

describe('the upload queue', () => {
  it('uploads one file after the other, in their order', async () => {
    const { queue, requests, events } = createQueue();
    queue.add([file('a'), file('b')]);
    expect(states(queue)).toEqual(['a uploading', 'b queued']);
    requests[0]?.progress(0.5);
    expect(queue.uploads[0]?.progress).toBe(0.5);
    requests[0]?.respond('/media/1');
    await settled();
    expect(states(queue)).toEqual(['b uploading']);
    requests[1]?.respond('/media/2');
    await settled();
    expect(events).toEqual(['a.jpg is /media/1', 'removed a', 'b.jpg is /media/2', 'removed b']);
  });

  it('keeps a failed upload, continues with the others, and retries it under the same key', async () => {
    const { queue, requests, events } = createQueue();
    queue.add([file('a'), file('b')]);
    requests[0]?.fail(new ApiRequestError(500, { statusCode: 500, code: 'internal', message: 'internal error' }));
    await settled();
    expect(states(queue)).toEqual(['a failed', 'b uploading']);
    expect(events).toEqual(['a.jpg: null']);
    requests[1]?.respond('/media/2');
    await settled();
    queue.retry();
    expect(requests.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
  });

  it('retries a rejected upload only by its id, and keeps the error message', async () => {
    const { queue, requests } = createQueue();
    queue.add([file('a')]);
    requests[0]?.fail(rejection);
    await settled();
    expect(queue.uploads[0]).toMatchObject({ state: 'rejected', errorMessage: 'too large' });
    queue.retry();
    expect(requests).toHaveLength(1);
    queue.retry('a');
    expect(requests).toHaveLength(2);
  });

  it('cancels the request of a removed upload and starts the next', async () => {
    const { queue, requests, events } = createQueue();
    queue.add([file('a'), file('b')]);
    queue.remove('a');
    await settled();
    expect(requests[0]?.cancelled).toBe(true);
    expect([states(queue), events]).toEqual([['b uploading'], ['removed a']]);
  });

  it('sends nothing after it was stopped, and does not report its uploads as removed', async () => {
    const { queue, requests, events } = createQueue();
    queue.add([file('a')]);
    queue.stop();
    queue.add([file('b')]);
    await settled();
    expect([requests.map(({ key }) => key), requests[0]?.cancelled, events]).toEqual([['a'], true, []]);
  });

  it('ignores a file that is in the queue already', () => {
    const { queue } = createQueue();
    queue.add([file('a')]);
    queue.add([file('a')]);
    expect(queue.uploads).toHaveLength(1);
  });
});
