/**
 * Elects one leader among the open tabs with the Web Locks API. A tab stays leader until it is closed or `signal` is aborted; then another
 * tab becomes leader.
 * @param name name of the lock; tabs with the same name share one leader
 * @param onElected called when this tab becomes leader; `isFirst` is true if no other tab was leader at the time of the call
 * @param onFollower called when another tab is leader
 */
export async function electTabLeader(
  name: string,
  signal: AbortSignal,
  onElected: (isFirst: boolean) => void,
  onFollower?: () => void,
): Promise<void> {
  // Browsers have no Web Locks API on pages without HTTPS. Every tab then acts as leader.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return onElected(true);
  const lead = async (isFirst: boolean): Promise<void> => {
    if (signal.aborted) return;
    onElected(isFirst);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };
  const isTaken = await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? lead(true) : 'taken'));
  if (!isTaken || signal.aborted) return;
  // Here another tab is the leader. When this tab is elected later, `isFirst` is false: there was no leader for a moment after the other
  // tab had ended.
  const leadership = locks.request(name, { signal }, () => lead(false));
  onFollower?.();
  try {
    await leadership;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

/** Runs a task when no task with the same name runs in any open tab. Until then the task waits. Without the Web Locks API the task runs at once. */
export async function runInOneTab<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const locks = navigator.locks as LockManager | undefined;
  return locks ? ((await locks.request(name, task)) as Result) : task();
}
