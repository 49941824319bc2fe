import type { Book, BookRequest } from './book.ts';
import { canvasImageSource } from './canvas-images.ts';
import { renderBook } from './render-book.ts';

/** What the worker says: how far it is, then the book, or why there is none. */
export type BookWorkerMessage =
  | { kind: 'progress'; part: number }
  | { kind: 'done'; book: Book }
  | { kind: 'failed'; message: string };

const say = (message: BookWorkerMessage, transfer: Transferable[] = []): void =>
  self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<BookRequest>) => {
  renderBook(data, canvasImageSource, (part) => say({ kind: 'progress', part })).then(
    (book) => say({ kind: 'done', book }, [book.bytes]),
    (error: unknown) => say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
