import { tracedFetch } from '@memory/service-kit';
import { RetryableJobFailure } from '../jobs/job-failures.ts';

/**
 * Returns a fetch function that ends a request when the provider sends no byte for `idleMs`: either from the start of the request to the headers of
 * the response, or between two parts of the response body. The time until the headers includes the upload of the request body.
 * @returns a function that throws RetryableJobFailure `timed_out`, even while the response body is read
 */
export function fetchWithIdleTimeout(idleMs: number): typeof fetch {
  return async (url, init = {}) => {
    const idle = new AbortController();
    const failure = new RetryableJobFailure('timed_out', `the provider sent nothing for ${idleMs / 1_000} s`);
    const timer = setTimeout(() => idle.abort(failure), idleMs);
    const signal = init.signal ? AbortSignal.any([init.signal, idle.signal]) : idle.signal;
    try {
      const response = await tracedFetch(url, { ...init, signal });
      timer.refresh();
      const { status, statusText, headers } = response;
      const body = response.body?.pipeThrough(restartTimerWithEachChunk(timer)) ?? null;
      return new Response(body, { status, statusText, headers });
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

const restartTimerWithEachChunk = (timer: NodeJS.Timeout): TransformStream<Uint8Array, Uint8Array> =>
  new TransformStream({
    transform(chunk, controller) {
      timer.refresh();
      controller.enqueue(chunk);
    },
    flush: () => clearTimeout(timer),
  });
