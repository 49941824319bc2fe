import { createExternalStore } from '../../lib/external-store.ts';

export type MediaJob = 'transcription' | 'ocr' | 'conversion' | 'thumbnails';

export interface MediaJobProgress {
  job: MediaJob;
  status: 'running' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
  /** What was heard or read, once it is known; null where the job finds no text. */
  text: string | null;
}

/** By file, and the newest of each kind of work: for a file whose id its upload has not answered yet. */
const progress = createExternalStore<{
  files: Record<string, MediaJobProgress>;
  latest: Partial<Record<MediaJob, MediaJobProgress>>;
}>({
  files: {},
  latest: {},
});

/** Remembers how far the work on a file is. */
export function recordMediaJobProgress(fileId: string, now: MediaJobProgress): void {
  const { files, latest } = progress.get();
  progress.set({ files: { ...files, [fileId]: now }, latest: { ...latest, [now.job]: now } });
}

/** How far the server is with a file, as it was last told; null while nothing has been told of it. */
export const useMediaJobProgress = (fileId: string | null): MediaJobProgress | null =>
  progress.use(({ files }) => (fileId === null ? null : (files[fileId] ?? null)));

/** How far the newest work of a kind is, 0 to 1; null while none is going on. */
export function useLatestMediaJobProgress(job: MediaJob): number | null {
  const now = progress.use(({ latest }) => latest[job]);
  return now?.status === 'running' ? now.percent / 100 : null;
}
