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
const listeners = new Set<() => void>();

/** Remembers how far the work on a file is. */
export function noteProgress(fileId: string, now: JobProgress): void {
  progress.set(fileId, now);
  for (const listener of listeners) listener();
}

/** How far the server is with a file, as it was last told; null while nothing has been told of it. */
export function useMediaProgress(fileId: string | null): JobProgress | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => (fileId === null ? null : (progress.get(fileId) ?? null)),
  );
}
