import { toast, type ToastMessage } from './toasts.ts';

const STORAGE_KEY = 'memory.toast';

/** Signing in and out load the page anew; their message would be gone before it was read, so the next page shows it. */
export function toastAfterReload(message: ToastMessage): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(message));
}

/** Shows what the page before left to be said. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(STORAGE_KEY);
  toast(JSON.parse(stored) as ToastMessage);
}
