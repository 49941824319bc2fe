import type { Book, BookOrder } from './book.ts';
import { composeBook } from './render-book.ts';
import { canvasPictures } from './canvas-images.ts';

/** What the worker says: how far it is, then the book, or why there is none. */
export type BookMessage =
  | { kind: 'progress'; part: number }
  | { kind: 'done'; book: Book }
  | { kind: 'failed'; message: string };

const say = (message: BookMessage, transfer: Transferable[] = []): void => self.postMessage(message, { transfer });

self.addEventListener('message', ({ data }: MessageEvent<BookOrder>) => {
  composeBook(data, canvasPictures, (part) => say({ kind: 'progress', part })).then(
    (book) => say({ kind: 'done', book }, [book.bytes]),
    (error: unknown) => say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
});
