import { toast, type ToastMessage } from './toasts.ts';

const KEPT = 'memory.toast';

/** Signing in and out load the page anew; their message would be gone before it was read, so the next page shows it. */
export function toastAfterLoad(message: ToastMessage): void {
  sessionStorage.setItem(KEPT, JSON.stringify(message));
}

/** Shows what the page before left to be said. */
export function showKeptToast(): void {
  const kept = sessionStorage.getItem(KEPT);
  if (kept === null) return;
  sessionStorage.removeItem(KEPT);
  toast(JSON.parse(kept) as ToastMessage);
}
