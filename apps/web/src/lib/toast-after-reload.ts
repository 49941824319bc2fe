import { toast, type ToastMessage } from './toasts.ts';

const STORAGE_KEY = 'memory.toast';

/** Stores a toast for the next page load, because signing in and out reload the app. */
export function toastAfterReload(message: ToastMessage): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
}

/** Shows the toast that the previous page stored. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  toast(JSON.parse(stored) as ToastMessage);
}
