import type { BackupTarget } from './backup-target.ts';

/** Returns a target whose reads reject at once when `signal` is aborted, with its reason, also when the server does not respond. */
export function abortableTarget(target: BackupTarget, signal: AbortSignal): BackupTarget {
  return {
    label: target.label,
    async *list(folder) {
      for await (const object of target.list(folder)) {
        signal.throwIfAborted();
        yield object;
      }
    },
    read: (name, maxBytes) => rejectOnAbort(() => target.read(name, maxBytes), signal),
    write: (name, bytes) => target.write(name, bytes),
    delete: (name) => target.delete(name),
  };
}

async function rejectOnAbort<Result>(work: () => Promise<Result>, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  const aborted = Promise.withResolvers<never>();
  const onAbort = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', onAbort);
  try {
    return await Promise.race([work(), aborted.promise]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
