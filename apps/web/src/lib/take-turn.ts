/**
 * Of several tabs one has the turn, and keeps it until it is closed or `signal` is aborted; then the next one has it.
 * @param take called when it is this tab's turn, at once where nobody else has it (`first`)
 * @param onWait called where somebody has it
 */
export async function takeTurn(
  name: string,
  signal: AbortSignal,
  take: (first: boolean) => void,
  onWait?: () => void,
): Promise<void> {
  // not there on plain http: each tab then does for itself what one does for all
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return take(true);
  const keep = async (first: boolean): Promise<void> => {
    if (signal.aborted) return;
    take(first);
    await new Promise((resolve) => signal.addEventListener('abort', resolve));
  };
  const isTaken = await locks.request(name, { ifAvailable: true }, async (lock) => (lock ? keep(true) : 'taken'));
  if (!isTaken || signal.aborted) return;
  // whenever it comes, nobody had it for a moment
  const turn = locks.request(name, { signal }, () => keep(false));
  onWait?.();
  try {
    await turn;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}
