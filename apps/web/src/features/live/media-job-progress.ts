import { createExternalStore } from '../../lib/external-store.ts';

export type MediaJob = 'transcription' | 'ocr' | 'conversion' | 'thumbnails';

export interface MediaJobProgress {
  job: MediaJob;
  status: 'running' | 'done' | 'failed';
  /** Progress of the job in percent, 0 to 100. */
  percent: number;
  /** The extracted text or transcript; null while unknown or for jobs without text. */
  text: string | null;
}

/**
 * Progress of the jobs by file id, and the latest progress of each job type, which is shown for a file whose upload has not returned the
 * file's id yet.
 */
const progressStore = createExternalStore<{
  files: Record<string, MediaJobProgress>;
  latest: Partial<Record<MediaJob, MediaJobProgress>>;
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

/** The latest progress of a file's job; null when none has been reported. */
export const useMediaJobProgress = (fileId: string | null): MediaJobProgress | null =>
  progressStore.use(({ files }) => (fileId === null ? null : (files[fileId] ?? null)));

/** Progress of the latest job of this type, 0 to 1; null when none is running. */
export function useLatestMediaJobProgress(job: MediaJob): number | null {
  const now = progressStore.use(({ latest }) => latest[job]);
  return now?.status === 'running' ? now.percent / 100 : null;
}
