import { createExternalStore } from '../../lib/external-store.ts';

export type MediaJobType = 'transcription' | 'ocr' | 'conversion' | 'thumbnails';

export interface MediaJobProgress {
  job: MediaJobType;
  status: 'running' | 'done' | 'failed';
  /** Progress of the job in percent, 0 to 100. */
  percent: number;
  /** The transcript or OCR text that the job found; null while unknown, or if the job extracts no text. */
  text: string | null;
}

/**
 * Progress of media jobs by file id, and the latest progress of each job type. The progress by job type is shown for a file whose id is not known
 * yet, because the response to its upload has not arrived.
 */
const progressStore = createExternalStore<{
  files: Record<string, MediaJobProgress>;
  latest: Partial<Record<MediaJobType, MediaJobProgress>>;
}>({
  files: {},
  latest: {},
});

export function recordMediaJobProgress(fileId: string, latestProgress: MediaJobProgress): void {
  const { files, latest } = progressStore.get();
  progressStore.set({
    files: { ...files, [fileId]: latestProgress },
    latest: { ...latest, [latestProgress.job]: latestProgress },
  });
}

/** React hook with the latest progress of a file's job; null when no progress has been reported. */
export const useMediaJobProgress = (fileId: string | null): MediaJobProgress | null =>
  progressStore.use(({ files }) => (fileId === null ? null : (files[fileId] ?? null)));

/** React hook with the completed fraction (0 to 1) of the latest job of a type; null when no job of this type is running. */
export function useLatestMediaJobProgress(job: MediaJobType): number | null {
  const now = progressStore.use(({ latest }) => latest[job]);
  return now?.status === 'running' ? now.percent / 100 : null;
}
