import { toast, type ToastMessage } from './toasts.ts';

const STORAGE_KEY = 'memory.toast';

/** Stores a toast that is shown after the next page load. Needed because signing in or out reloads the app. */
export function toastAfterReload(message: ToastMessage): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
}

/** Shows the toast that was stored before the page was reloaded. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  toast(JSON.parse(stored) as ToastMessage);
}
