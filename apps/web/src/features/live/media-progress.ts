import { useSyncExternalStore } from 'react';

export type MediaJob = 'transcription' | 'ocr' | 'conversion' | 'thumbnails';

export interface JobProgress {
  job: MediaJob;
  status: 'running' | 'done' | 'failed';
  /** 0 to 100. */
  percent: number;
  /** What was heard or read, once it is known; null where the job finds no text. */
  text: string | null;
}

const progress = new Map<string, JobProgress>();
/** What was told last of each kind of work, for a file whose id its upload has not answered yet. */
const latest = new Map<MediaJob, JobProgress>();
const listeners = new Set<() => void>();

/** Remembers how far the work on a file is. */
export function noteProgress(fileId: string, now: JobProgress): void {
  progress.set(fileId, now);
  latest.set(now.job, now);
  for (const listener of listeners) listener();
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How far the server is with a file, as it was last told; null while nothing has been told of it. */
export function useMediaProgress(fileId: string | null): JobProgress | null {
  return useSyncExternalStore(listen, () => (fileId === null ? null : (progress.get(fileId) ?? null)));
}

/** How far the newest work of a kind is, 0 to 1; null while none is going on. */
export function useLatestProgress(job: MediaJob): number | null {
  return useSyncExternalStore(listen, () => {
    const now = latest.get(job);
    return now?.status === 'running' ? now.percent / 100 : null;
  });
}
