import type { User } from '@memory/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '../../lib/toasts.ts';
import { fetchAllEntries } from './api/fetch-all-entries.ts';
import { fetchBookFont } from './api/fetch-book-font.ts';
import { bookCharacters } from './book-characters.ts';
import { bookFileName } from './book-file-name.ts';
import { createBookLabels } from './book-labels.ts';
import type { BookOptions } from './book.ts';
import { downloadFile } from './download-file.ts';
import { renderBookInWorker } from './render-book-in-worker.ts';

/** Of the whole, how much fetching the memories is; the rest is making the book. */
const FETCHING = 0.2;

/** Makes one's book and saves it. `part` is how far it is, 0 to 1, or null while none is being made. */
export function useBookExport(user: User, onDone: () => void) {
  const { t, i18n } = useTranslation();
  const [part, setPart] = useState<number | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  async function make(options: BookOptions, signal: AbortSignal): Promise<void> {
    const entries = await fetchAllEntries(signal, (fetched) => setPart(fetched * FETCHING));
    if (entries.length === 0) throw new Error(t('book.noMemories'));
    const now = new Date();
    const labels = createBookLabels(t, user.firstName);
    const font = await fetchBookFont(bookCharacters(entries, labels), signal);
    const request = { entries, options, language: i18n.language, labels, font, createdAt: now.toISOString() };
    const { bytes, pageCount } = await renderBookInWorker(request, signal, (made) =>
      setPart(FETCHING + made * (1 - FETCHING)),
    );
    const file = bookFileName(user.firstName, now);
    downloadFile(new Blob([bytes], { type: 'application/pdf' }), file);
    toast({
      title: t('book.toasts.done'),
      description: t('book.toasts.doneText', { file, memories: entries.length, pages: pageCount }),
    });
    onDone();
  }

  async function start(options: BookOptions): Promise<void> {
    const controller = new AbortController();
    running.current = controller;
    setPart(0);
    try {
      await make(options, controller.signal);
    } catch (error) {
      if (!controller.signal.aborted)
        toast({
          title: t('book.toasts.failed'),
          description: reasonOf(error) ?? t('book.toasts.failedText'),
          isError: true,
        });
    } finally {
      setPart(null);
    }
  }

  return { part, start, cancel: () => running.current?.abort() };
}

function reasonOf(error: unknown): string | null {
  return error instanceof Error && error.message !== '' ? error.message : null;
}
