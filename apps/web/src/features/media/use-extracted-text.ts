import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { fileIdFromUrl } from '../../lib/file-id-from-url.ts';
import { useMediaJobProgress } from '../live/media-job-progress.ts';
import { useMediaFile } from './api/media-file.ts';

export interface ExtractedText {
  status: 'unknown' | 'none' | 'pending' | 'done' | 'failed';
  reason: 'no_provider' | 'provider_failed' | 'unreadable' | null;
  value: string;
  /** How far the reading is, 0 to 1; null where nothing has been told of it. */
  progress: number | null;
}

/** How far the words of a recording or photo are: asked for once, from then on told by the live stream. */
export function useExtractedText(url: string | null): ExtractedText {
  const queryClient = useQueryClient();
  const { data: file } = useMediaFile(url);
  const live = useMediaJobProgress(url === null ? null : fileIdFromUrl(url));
  const reading = live?.job === 'transcription' || live?.job === 'ocr' ? live : null;
  const ended = reading !== null && reading.status !== 'running';

  useEffect(() => {
    if (url !== null && ended) void queryClient.invalidateQueries({ queryKey: ['media-files', fileIdFromUrl(url)] });
  }, [queryClient, url, ended]);

  if (reading?.status === 'done' && reading.text)
    return { status: 'done', reason: null, value: reading.text, progress: 1 };
  if (!file) return { status: 'unknown', reason: null, value: '', progress: null };
  const { status, reason, value } = file.text;
  const progress = status === 'pending' && reading?.status === 'running' ? reading.percent / 100 : null;
  return { status, reason, value, progress };
}
