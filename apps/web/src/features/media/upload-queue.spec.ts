import { describe, expect, it } from '@jest/globals';
import { ApiRequestError } from '@memory/api-client';
import type { UploadableFile } from '../../lib/upload-file.ts';
import { UploadQueue } from './upload-queue.ts';

/** A server that answers when it is told to. */
function queueWithServer() {
  const sent: (UploadableFile & {
    answer: (url: string) => void;
    fail: (error: unknown) => void;
    cancelled: boolean;
    progress: (part: number) => void;
  })[] = [];
  const told: string[] = [];
  const queue = new UploadQueue<string>({
    send: (file, progress) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const request = { ...file, answer: resolve, fail: reject, cancelled: false, progress };
      sent.push(request);
      return {
        result: promise,
        cancel: () => {
          request.cancelled = true;
          reject(new DOMException('cancelled', 'AbortError'));
        },
      };
    },
    onDone: ({ name }, url) => told.push(`${name} is ${url}`),
    onProblem: ({ name }, problem) => told.push(`${name}: ${problem}`),
    onGone: (id) => told.push(`gone ${id}`),
  });
  return { queue, sent, told };
}

const file = (id: string) => ({ id, name: `${id}.jpg`, blob: new Blob([id]) });
const states = (queue: UploadQueue<string>) => queue.files.map(({ id, state }) => `${id} ${state}`);
const settled = () => new Promise((resolve) => setTimeout(resolve));
const refusal = new ApiRequestError(413, { statusCode: 413, code: 'image_too_large', message: 'too large' });

describe('the upload queue', () => {
  it('sends one after the other, in their order', async () => {
    const { queue, sent, told } = queueWithServer();
    queue.add([file('a'), file('b')]);
    expect(states(queue)).toEqual(['a sending', 'b waiting']);
    sent[0]?.progress(0.5);
    expect(queue.files[0]?.sent).toBe(0.5);
    sent[0]?.answer('/media/1');
    await settled();
    expect(states(queue)).toEqual(['b sending']);
    sent[1]?.answer('/media/2');
    await settled();
    expect(told).toEqual(['a.jpg is /media/1', 'gone a', 'b.jpg is /media/2', 'gone b']);
  });

  it('keeps what could not be sent, goes on with the others, and sends it again under the same key', async () => {
    const { queue, sent, told } = queueWithServer();
    queue.add([file('a'), file('b')]);
    sent[0]?.fail(new ApiRequestError(500, { statusCode: 500, code: 'internal', message: 'tired' }));
    await settled();
    expect(states(queue)).toEqual(['a failed', 'b sending']);
    expect(told).toEqual(['a.jpg: null']);
    sent[1]?.answer('/media/2');
    await settled();
    queue.retry();
    expect(sent.map(({ key }) => key)).toEqual(['a', 'b', 'a']);
  });

  it('does not repeat by itself what was refused, and says why', async () => {
    const { queue, sent } = queueWithServer();
    queue.add([file('a')]);
    sent[0]?.fail(refusal);
    await settled();
    expect(queue.files[0]).toMatchObject({ state: 'refused', problem: 'too large' });
    queue.retry();
    expect(sent).toHaveLength(1);
    queue.retry('a');
    expect(sent).toHaveLength(2);
  });

  it('cancels what is taken out, and begins the next', async () => {
    const { queue, sent, told } = queueWithServer();
    queue.add([file('a'), file('b')]);
    queue.remove('a');
    await settled();
    expect(sent[0]?.cancelled).toBe(true);
    expect([states(queue), told]).toEqual([['b sending'], ['gone a']]);
  });

  it('sends nothing once its page is left: what comes then is held for another time', async () => {
    const { queue, sent, told } = queueWithServer();
    queue.add([file('a')]);
    queue.stop();
    queue.add([file('b')]);
    await settled();
    expect([sent.map(({ key }) => key), sent[0]?.cancelled, told]).toEqual([['a'], true, []]);
  });

  it('takes a file once', () => {
    const { queue } = queueWithServer();
    queue.add([file('a')]);
    queue.add([file('a')]);
    expect(queue.files).toHaveLength(1);
  });
});
