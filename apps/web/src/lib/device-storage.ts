/**
 * What this device remembers between visits. A browser may refuse (private windows, blocked cookies, a full disk): the
 * page then works without its memory, and nothing that is being written is disturbed.
 */
export const deviceStorage = {
  read(key: string): string | null {
    return tolerant(() => localStorage.getItem(key)) ?? null;
  },
  write(key: string, value: string): void {
    tolerant(() => localStorage.setItem(key, value));
  },
  remove(key: string): void {
    tolerant(() => localStorage.removeItem(key));
  },
  keys(): string[] {
    return tolerant(() => Object.keys(localStorage)) ?? [];
  },
};

function tolerant<Result>(use: () => Result): Result | undefined {
  try {
    return use();
  } catch {
    return undefined; // refused: see above
  }
}
