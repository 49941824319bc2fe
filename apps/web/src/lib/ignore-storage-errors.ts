/**
 * Runs a storage operation that the browser may reject (private window, blocked storage, full disk). @returns `fallback` when the browser rejects
 * the operation
 */
export async function ignoreStorageErrors<Result>(use: () => Promise<Result>, fallback: Result): Promise<Result> {
  try {
    return await use();
  } catch {
    return fallback;
  }
}
