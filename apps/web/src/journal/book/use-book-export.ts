import type { Entry, ReadingAids, User } from '@memory/contracts';
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, unwrapResponse } from '../../lib/api.ts';
import { downloadFile } from '../../lib/download-file.ts';
import { readKeysetPage } from '../../lib/keyset-page.ts';
import { toast } from '../../lib/toasts.ts';
import { fetchKnownWords, noWordIsKnown } from '../../words/index.ts';
import { applyReadingAids } from './apply-reading-aids.ts';
import { bookFileName } from './book-file-name.ts';
import {
  type BookLabels,
  type BookOptions,
  type BookRequest,
  collectBookCharacters,
  type RenderedBook,
} from './book.ts';
import type { BookWorkerMessage } from './book.worker.ts';

/** The fraction of the progress bar that stands for fetching the entries. The rest stands for rendering the book. */
const FETCHING_PART = 0.2;

const ENTRIES_PER_REQUEST = 100;

/**
 * Exports the user's entries as a PDF file. The returned `progress` is the completed fraction (0 to 1), or null when no export is running.
 */
export function useBookExport(user: User, onDone: () => void) {
  const { t, i18n } = useTranslation();
  const [progress, setProgress] = useState<number | null>(null);
  const runningExport = useRef<AbortController>(null);
  useEffect(() => () => runningExport.current?.abort(), []);

  async function exportBook(options: BookOptions, aids: ReadingAids, signal: AbortSignal): Promise<void> {
    const fetchedEntries = await fetchAllEntries(signal, (fetched) => setProgress(fetched * FETCHING_PART));
    if (fetchedEntries.length === 0) throw new Error(t('book.noMemories'));
    const isKnown = aids.isShown && aids.words === 'new' ? await fetchKnownWords() : noWordIsKnown;
    const { entries, readings } = await applyReadingAids(fetchedEntries, aids, isKnown, signal);
    const now = new Date();
    const labels = createBookLabels(t, user.firstName);
    const font = await fetchBookFont(collectBookCharacters(entries, labels, readings), signal);
    const request = { entries, options, readings, language: i18n.language, labels, font, createdAt: now.toISOString() };
    const { bytes, pageCount } = await renderBookInWorker(request, signal, (rendered) =>
      setProgress(FETCHING_PART + rendered * (1 - FETCHING_PART)),
    );
    const file = bookFileName(user.firstName, now);
    downloadFile(new Blob([bytes], { type: 'application/pdf' }), file);
    toast({
      title: t('book.toasts.done'),
      description: t('book.toasts.doneText', { file, memories: entries.length, pages: pageCount }),
    });
    onDone();
  }

  async function start(options: BookOptions, aids: ReadingAids): Promise<void> {
    const controller = new AbortController();
    runningExport.current = controller;
    setProgress(0);
    try {
      await exportBook(options, aids, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted)
        toast({
          title: t('book.toasts.failed'),
          description: messageOf(error) ?? t('book.toasts.failedText'),
          isError: true,
        });
    } finally {
      setProgress(null);
    }
  }

  return { progress, start, cancel: () => runningExport.current?.abort() };
}

function messageOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}

/**
 * Fetches all entries of the signed-in user, oldest first.
 * @param onProgress called with the fetched fraction of all entries, 0 to 1
 * @throws ApiRequestError, or an AbortError once `signal` is aborted
 */
async function fetchAllEntries(signal: AbortSignal, onProgress: (fraction: number) => void): Promise<Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const page = await readKeysetPage(
      api.GET('/api/journal-entries', { params: { query: { limit: ENTRIES_PER_REQUEST, cursor } }, signal }),
    );
    entries.push(...page.items);
    onProgress(entries.length / Math.max(page.total, entries.length, 1));
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
  return entries.toReversed();
}

/**
 * Fetches the book's font as a TrueType file that contains only the glyphs of `characters`.
 * @throws ApiRequestError, or an AbortError once `signal` is aborted
 */
async function fetchBookFont(characters: string, signal: AbortSignal): Promise<ArrayBuffer> {
  return unwrapResponse(api.POST('/api/typeface', { body: { characters }, parseAs: 'arrayBuffer', signal }));
}

/**
 * The texts of a book in the interface language. Placeholders such as `{month}` are not filled in here but in the book's worker, which has
 * the values but no access to translations.
 */
function createBookLabels(t: TFunction, name: string | null): BookLabels {
  return {
    title: name ? t('book.titleOf', { name }) : t('book.title'),
    entryCount: t('book.memories', { n: '{n}' }),
    oneEntry: t('book.oneMemory'),
    contents: t('book.contents'),
    chapter: t('book.chapter', { number: '{number}', month: '{month}' }),
    transcript: t('book.transcript'),
    readFromPhoto: t('book.readFromPhoto'),
    imageMissing: t('book.imageMissing'),
    videoMissing: t('book.videoMissing'),
    createdOn: t('book.made', { date: '{date}' }),
  };
}

/**
 * Renders a book in a web worker, so that the page stays responsive. Aborting `signal` terminates the worker.
 * @param onProgress called with the completed fraction of the rendering, 0 to 1
 * @throws Error with the worker's error message, or an AbortError once `signal` is aborted
 */
function renderBookInWorker(
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
