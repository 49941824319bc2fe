import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fileIdFromUrl, useMediaFile } from './media-file.ts';
import { useMediaJobProgress } from './media-job-progress.ts';

/**
 * The text extracted from a recording or photo. The status is `unknown` until it has been fetched, and `none` if there is no text to
 * extract.
 */
export interface ExtractedText {
  status: 'unknown' | 'none' | 'pending' | 'done' | 'failed';
  reason: 'no_provider' | 'provider_failed' | 'unreadable' | null;
  value: string;
  /** Whether a photo has writing that could not be read. */
  isUnclear: boolean;
  /** Completed fraction of the text extraction, 0 to 1; null when unknown. */
  progress: number | null;
}

/**
 * React hook with the text extracted from a recording (transcript) or a photo (OCR). The text is fetched once, then updated by events of
 * the live stream.
 */
export function useExtractedText(url: string | null): ExtractedText {
  const queryClient = useQueryClient();
  const { data: file } = useMediaFile(url);
  const live = useMediaJobProgress(url === null ? null : fileIdFromUrl(url));
  const job = live?.job === 'transcription' || live?.job === 'ocr' ? live : null;
  const hasEnded = job !== null && job.status !== 'running';

  useEffect(() => {
    if (url !== null && hasEnded) void queryClient.invalidateQueries({ queryKey: ['media-files', fileIdFromUrl(url)] });
  }, [queryClient, url, hasEnded]);

  if (job?.status === 'done' && job.text)
    return { status: 'done', reason: null, value: job.text, isUnclear: false, progress: 1 };
  if (!file) return { status: 'unknown', reason: null, value: '', isUnclear: false, progress: null };
  const { status, reason, value, isUnclear = false } = file.text;
  const progress = status === 'pending' && job?.status === 'running' ? job.percent / 100 : null;
  return { status, reason, value, isUnclear, progress };
}

/** Like `useExtractedText`, but also calls `onText` with each new text. Used for files whose upload ends before their text is extracted. */
export function useExtractedTextCallback(url: string, onText: (text: string) => void): ExtractedText {
  const text = useExtractedText(url);
  const { value } = text;
  useEffect(() => {
    if (value !== '') onText(value);
    // `onText` is left out of the dependencies, because it is a new function at every render
    // oxlint-disable-next-line react/exhaustive-deps
  }, [value]);
  return text;
}
