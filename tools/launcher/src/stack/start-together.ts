/**
 * Starts several parts at the same time. When one start fails, the signals of the other starts are aborted.
 * @param starts each gets a signal that is aborted when `signal` is aborted or another start fails
 * @returns the results, after all starts have ended: no start continues in the background
 * @throws the first error
 */
export async function startTogether<const Starts extends readonly ((signal: AbortSignal) => Promise<unknown>)[]>(
  signal: AbortSignal,
  starts: Starts,
): Promise<{ -readonly [Index in keyof Starts]: Awaited<ReturnType<Starts[Index]>> }> {
  const failure = new AbortController();
  const giveUp = AbortSignal.any([signal, failure.signal]);
  const results = await Promise.allSettled(
    starts.map(async (start) => {
      try {
        return await start(giveUp);
      } catch (error) {
        failure.abort(error);
        throw error;
      }
    }),
  );
  failure.signal.throwIfAborted();
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
}
