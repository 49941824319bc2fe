import type { RenderedBook, BookRequest } from './book.ts';
import { canvasBookImageProvider } from './canvas-images.ts';
import { renderBook } from './render-book.ts';

/** Messages that the worker posts to the page: the completed fraction (0 to 1), then the book or an error. */
export type BookWorkerMessage =
  | { kind: 'progress'; fraction: number }
  | { kind: 'done'; book: RenderedBook }
  | { kind: 'failed'; message: string };

const post = (message: BookWorkerMessage, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<BookRequest>) => {
  renderBook(data, canvasBookImageProvider, (fraction) => post({ kind: 'progress', fraction })).then(
    (book) => post({ kind: 'done', book }, [book.bytes]),
    (error: unknown) => post({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
