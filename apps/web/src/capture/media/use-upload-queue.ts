import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { ignoreStorageErrors } from '../../lib/ignore-storage-errors.ts';
import { electTabLeader } from '../../lib/tab-leader.ts';
import type { PendingUpload, UploadKind } from './pending-uploads.ts';
import { type QueuedUpload, UploadQueue, type UploadQueueOptions } from './upload-queue.ts';

/** Loads the module that stores uploads on this device. It is loaded after the form is shown, so that the first screen is smaller. */
const loadUploadStorage = () => import('./pending-uploads.ts');
type UploadStorage = Awaited<ReturnType<typeof loadUploadStorage>>;

/** Runs a storage operation. @returns `fallback` when its code cannot be loaded, as when the browser rejects storage */
const withUploadStorage = <Result>(
  use: (storage: UploadStorage) => Promise<Result>,
  fallback: Result,
): Promise<Result> => ignoreStorageErrors(async () => use(await loadUploadStorage()), fallback);

interface UploadOptions<Result> extends Omit<UploadQueueOptions<Result>, 'onRemoved'> {
  userId: string;
  draftId: string;
  kind: UploadKind;
  /** Called when pending uploads from an earlier visit have been loaded into the queue. */
  onRestored?: () => void;
}

interface UploadQueueState {
  uploads: readonly QueuedUpload[];
  /** Whether the pending uploads from an earlier visit have been loaded. Until then, `uploads` may lack some uploads of the draft. */
  isRestored: boolean;
  add: (files: readonly { name: string; blob: Blob; id?: string }[]) => void;
  /** Retries all failed uploads. With an id, retries only that upload, even if the server rejected it. */
  retry: (id?: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}

/**
 * Uploads files of one kind for one draft and stores them on this device until they have arrived at the server. Pending uploads from an
 * earlier visit are resumed, by one tab only. Uploads that failed with a retryable error are retried when the browser is online again.
 */
export function useUploadQueue<Result>({
  userId,
  draftId,
  kind,
  onRestored,
  ...callbacks
}: UploadOptions<Result>): UploadQueueState {
  const options = {
    ...callbacks,
    onRemoved: (id: string) => void withUploadStorage(({ deletePendingUpload }) => deletePendingUpload(id), undefined),
  };
  const [queue] = useState(() => new UploadQueue<Result>(options));
  const [isRestored, setRestored] = useState(false);
  const latestOnRestored = useRef(onRestored);
  useEffect(() => {
    queue.setOptions(options);
    latestOnRestored.current = onRestored;
  });

  useEffect(() => {
    const unmounted = new AbortController();
    queue.start();
    const restore = async (): Promise<void> => {
      const stored = await withUploadStorage<PendingUpload[]>(
        ({ loadPendingUploads }) => loadPendingUploads(userId, draftId),
        [],
      );
      const pending = stored.filter((upload) => upload.kind === kind);
      if (unmounted.signal.aborted) return;
      queue.add(pending);
      if (pending.length > 0) latestOnRestored.current?.();
      setRestored(true);
    };
    void electTabLeader(`memory.held.${userId}.${draftId}.${kind}`, unmounted.signal, () => void restore());
    const retry = (): void => queue.retry();
    window.addEventListener('online', retry);
    return () => {
      unmounted.abort();
      window.removeEventListener('online', retry);
      queue.stop();
    };
  }, [queue, userId, draftId, kind]);

  const uploads = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  return {
    uploads,
    isRestored,
    add: (files) => {
      const added = files.map(({ name, blob, id = uuid() }) => ({ id, name, blob }));
      const now = Date.now();
      // Files added together get different times, because restored uploads are sent in the order of their times.
      for (const [index, file] of added.entries()) {
        const upload = { ...file, userId, draftId, kind, createdAt: now + index };
        void withUploadStorage(({ storePendingUpload }) => storePendingUpload(upload), false);
      }
      queue.add(added);
    },
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
    clear: () => queue.clear(),
  };
}
