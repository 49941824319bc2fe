/**
 * Of several tabs one has the turn, and keeps it until it is closed or `signal` is aborted; then the next one has it.
 * @param onElected called when it is this tab's turn, at once where nobody else has it (`first`)
 * @param onFollower called where somebody has it
 */
export async function electTabLeader(
  name: string,
  signal: AbortSignal,
  onElected: (isFirst: boolean) => void,
  onFollower?: () => void,
): Promise<void> {
  // not there on plain http: each tab then does for itself what one does for all
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return onElected(true);
  const lead = async (first: boolean): Promise<void> => {
    if (signal.aborted) return;
    onElected(first);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };
  const isTaken = await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? lead(true) : 'taken'));
  if (!isTaken || signal.aborted) return;
  // whenever it comes, nobody had it for a moment
  const turn = locks.request(name, { signal }, () => lead(false));
  onFollower?.();
  try {
    await turn;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
