/** Uses what a browser may refuse (private windows, blocked storage, a full disk). @returns `otherwise` where it does */
export async function ignoreStorageErrors<Result>(use: () => Promise<Result>, fallback: Result): Promise<Result> {
  try {
    return await use();
  } catch {
    return fallback;
  }
}
