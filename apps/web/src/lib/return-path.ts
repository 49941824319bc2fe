/**
 * The page that a signed-out visitor opened and that needs a session. Every way to sign in ends with loading the home page; the app then
 * opens this page instead. It is stored for this tab alone.
 */
const STORAGE_KEY = 'memory.return-path';
/** Only pages that a link may lead to, so that nothing else in the storage can choose a page. */
const ALLOWED_PATH = /^\/friends\/code\/[\w%.-]+$/;

/** Does nothing in a browser that blocks storage. */
export function storeReturnPath(path: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, path);
  } catch {
    // The user sees the home page after signing in, and can enter the code there.
  }
}

/** The stored path, which is returned once; null when there is none. */
export function takeReturnPath(): string | null {
  try {
    const path = sessionStorage.getItem(STORAGE_KEY);
    sessionStorage.removeItem(STORAGE_KEY);
    return path !== null && ALLOWED_PATH.test(path) ? path : null;
  } catch {
    return null;
  }
}
