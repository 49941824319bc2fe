/** Uses what a browser may refuse (private windows, blocked storage, a full disk). @returns `otherwise` where it does */
export async function tolerant<Result>(use: () => Promise<Result>, otherwise: Result): Promise<Result> {
  try {
    return await use();
  } catch {
    return otherwise;
  }
}
