import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ProgressBar } from '../../../components/ui/progress-bar.tsx';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { fileIdFromUrl } from '../media-file.ts';

/**
 * Time between two requests in milliseconds. The place of a file near the front of the queue changes sooner than the place of a file further back.
 */
const NEAR_INTERVAL_MS = 5_000;
const FAR_INTERVAL_MS = 20_000;
const NEAR = 10;

interface TextExtractionProgressProps {
  url: string;
  label: string;
  /** Completed fraction of the text extraction, 0 to 1; null until it has begun. */
  progress: number | null;
}

/** The progress of a file's text extraction. Until it has begun: how many files of all users are read before. */
export function TextExtractionProgress({ url, label, progress }: TextExtractionProgressProps) {
  const { t } = useTranslation();
  const filesBefore = useQueuePlace(url, progress === null);
  return (
    <div className="grid gap-1">
      <ProgressBar label={label} fraction={progress} />
      {filesBefore !== null && (
        <p className="text-sm text-ink-soft tabular-nums">
          {filesBefore === 0 ? t('recorder.place.next') : t('recorder.place.before', { count: filesBefore })}
        </p>
      )}
    </div>
  );
}

/**
 * Query: how many files are read before a file that waits for its text extraction; null when unknown or when it does not wait. It is
 * requested again while the tab is visible and `isWaiting`.
 */
function useQueuePlace(url: string, isWaiting: boolean): number | null {
  const id = fileIdFromUrl(url);
  const { data } = useQuery({
    queryKey: ['queue-place', id],
    queryFn: () => unwrapResponse(api.GET('/api/media-files/{id}/queue-place', { params: { path: { id } } })),
    enabled: isWaiting,
    refetchInterval: ({ state }) =>
      (state.data?.filesBefore ?? Infinity) < NEAR && state.error === null ? NEAR_INTERVAL_MS : FAR_INTERVAL_MS,
  });
  return isWaiting ? (data?.filesBefore ?? null) : null;
}
