import type { RenderedBook, BookRequest } from './book.ts';
import type { BookWorkerMessage } from './book.worker.ts';

/**
 * Renders a book in a web worker, so that the page stays responsive. Aborting `signal` terminates the worker.
 * @param onProgress called with the completed fraction of the rendering, 0 to 1
 * @throws Error with the worker's error message, or an AbortError once `signal` is aborted
 */
export function renderBookInWorker(
  request: BookRequest,
  signal: AbortSignal,
  onProgress: (fraction: number) => void,
): Promise<RenderedBook> {
  const worker = new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<RenderedBook>();
  const abort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  worker.addEventListener('message', ({ data }: MessageEvent<BookWorkerMessage>) => {
    if (data.kind === 'progress') onProgress(data.fraction);
    else if (data.kind === 'done') resolve(data.book);
    else reject(new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.postMessage(request, [request.font]);
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    worker.terminate();
  });
}
