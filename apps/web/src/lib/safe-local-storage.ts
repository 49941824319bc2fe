/**
 * What this device remembers between visits. A browser may refuse (private windows, blocked cookies, a full disk): the
 * page then works without its memory, and nothing that is being written is disturbed.
 */
export const safeLocalStorage = {
  read(key: string): string | null {
    return ignoreStorageErrors(() => localStorage.getItem(key)) ?? null;
  },
  write(key: string, value: string): void {
    ignoreStorageErrors(() => localStorage.setItem(key, value));
  },
  remove(key: string): void {
    ignoreStorageErrors(() => localStorage.removeItem(key));
  },
  keys(): string[] {
    return ignoreStorageErrors(() => Object.keys(localStorage)) ?? [];
  },
};

function ignoreStorageErrors<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined; // refused: see above
  }
}
