import type { ReadingAids, User } from '@memory/contracts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadFile } from '../../lib/download-file.ts';
import { toast } from '../../lib/toasts.ts';
import { fetchKnownWords, noWordIsKnown } from '../../words/index.ts';
import { fetchAllEntries } from './api/fetch-all-entries.ts';
import { fetchBookFont } from './api/fetch-book-font.ts';
import { applyReadingAids } from './apply-reading-aids.ts';
import { collectBookCharacters } from './book-characters.ts';
import { bookFileName } from './book-file-name.ts';
import { createBookLabels } from './book-labels.ts';
import type { BookOptions } from './book.ts';
import { renderBookInWorker } from './render-book-in-worker.ts';

/** The fraction of the progress bar that stands for fetching the entries. The rest stands for rendering the book. */
const FETCHING_PART = 0.2;

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
