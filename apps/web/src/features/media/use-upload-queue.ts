import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { v4 as uuid } from 'uuid';
import { electTabLeader } from '../../lib/tab-leader.ts';
import type { UploadableFile, Upload } from '../../lib/upload-file.ts';
import { type UploadKind, loadPendingUploads, storePendingUpload, deletePendingUpload } from './pending-uploads.ts';
import { type QueuedUpload, UploadQueue } from './upload-queue.ts';

export interface UploadQueueState {
  files: readonly QueuedUpload[];
  /** What an earlier visit left has been looked for, by this tab: `files` is all there is. */
  looked: boolean;
  add: (files: readonly { name: string; blob: Blob; id?: string }[]) => void;
  retry: (id?: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}

interface UploadOptions<Answer> {
  userId: string;
  place: string;
  role: UploadKind;
  send: (file: UploadableFile, onProgress: (sent: number) => void) => Upload<Answer>;
  onDone: (file: QueuedUpload, answer: Answer) => void;
  onProblem: (file: QueuedUpload, problem: string | null) => void;
  /** Files that an earlier visit left to be sent were found. */
  onFound?: (files: readonly QueuedUpload[]) => void;
}

/**
 * Sends files and holds them on this device until they have arrived. What an earlier visit left is found and sent; what failed
 * for want of a connection is tried again when there is one.
 */
export function useUploadQueue<Answer>({
  userId,
  place,
  role,
  onFound,
  send,
  onDone,
  onProblem,
}: UploadOptions<Answer>): UploadQueueState {
  const uses = { send, onDone, onProblem, onGone: (id: string) => void deletePendingUpload(id) };
  const [queue] = useState(() => new UploadQueue<Answer>(uses));
  const [looked, setLooked] = useState(false);
  const found = useRef(onFound);
  useEffect(() => {
    queue.setUses(uses);
    found.current = onFound;
  });

  useEffect(() => {
    const left = new AbortController();
    queue.start();
    const takeUp = async (): Promise<void> => {
      const held = (await loadPendingUploads(userId, place)).filter((file) => file.role === role);
      if (left.signal.aborted) return;
      queue.add(held);
      if (held.length > 0) found.current?.(queue.files);
      setLooked(true);
    };
    void electTabLeader(`memory.held.${userId}.${place}.${role}`, left.signal, () => void takeUp());
    const retry = (): void => queue.retry();
    window.addEventListener('online', retry);
    return () => {
      left.abort();
      window.removeEventListener('online', retry);
      queue.stop();
    };
  }, [queue, userId, place, role]);

  const files = useSyncExternalStore(queue.subscribe, queue.snapshot);
  return {
    files,
    looked,
    add: (some) => {
      const fresh = some.map(({ name, blob, id = uuid() }) => ({ id, name, blob }));
      for (const file of fresh) void storePendingUpload({ ...file, userId, place, role, heldAt: Date.now() });
      queue.add(fresh);
    },
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
    clear: () => queue.clear(),
  };
}
