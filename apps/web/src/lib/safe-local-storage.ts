/**
 * localStorage without exceptions. If the browser rejects access (private windows, blocked cookies, a full disk), reads return null and
 * writes are ignored.
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
    return undefined; // the browser rejected the access
  }
}
