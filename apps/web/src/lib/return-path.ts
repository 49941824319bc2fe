/**
 * The page that a signed-out visitor opened and that needs a session. Every way to sign in ends with loading the home page; the app then opens this
 * page instead. The path is stored only for this tab.
 */
const STORAGE_KEY = 'memory.return-path';
/** The paths that may be stored. Any other text in the storage is ignored. */
const ALLOWED_PATH = /^\/friends\/code\/[\w%.-]+$/;

/** Stores the path. Has no effect in a browser that blocks storage. */
export function storeReturnPath(path: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, path);
  } catch {
    // The user sees the home page after signing in, and can enter the code there.
  }
}

/** Returns the stored path and deletes it; null when no path is stored. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return path !== null && ALLOWED_PATH.test(path) ? path : null;
  } catch {
    return null;
  }
}
