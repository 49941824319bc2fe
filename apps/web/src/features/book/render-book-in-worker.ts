import type { Book, BookOrder } from './book.ts';
import type { BookMessage } from './book.worker.ts';

/**
 * Makes the book in a worker, so that the page stays alive meanwhile; aborting ends the worker at once.
 * @throws Error with what went wrong, or an AbortError
 */
export function makeBook(order: BookOrder, signal: AbortSignal, onProgress: (part: number) => void): Promise<Book> {
  const worker = new Worker(new URL('./book.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Book>();
  const abort = (): void => reject(signal.reason as Error);
  signal.addEventListener('abort', abort);
  worker.addEventListener('message', ({ data }: MessageEvent<BookMessage>) => {
    if (data.kind === 'progress') onProgress(data.part);
    else if (data.kind === 'done') resolve(data.book);
    else reject(new Error(data.message));
  });
  worker.addEventListener('error', ({ message }) => reject(new Error(message)));
  worker.postMessage(order, [order.typeface]);
  return promise.finally(() => {
    signal.removeEventListener('abort', abort);
    worker.terminate();
  });
}
