import { createExternalStore } from './external-store.ts';

const STORED_TOAST_KEY = 'memory.toast';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Whether the toast reports an error. Such a toast is red, and screen readers announce it at once. */
  isError?: boolean;
  /** A button in the toast, such as Undo. A toast with a button is shown for 10 seconds, so that there is time to press it. */
  action?: { label: string; onPress: () => void };
}

interface ShownToast extends ToastMessage {
  id: number;
}

// There is at most one toast at a time: a new toast replaces the previous one.
const currentToast = createExternalStore<ShownToast | null>(null);
let lastId = 0;

/** Shows a toast for 5 seconds, or 10 with a button. Can be called outside React components. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  currentToast.set({ ...message, id: lastId });
}

/** Dismisses the toast with this id. Does nothing if another toast has replaced it. */
export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null);
}

export const useCurrentToast = (): ShownToast | null => currentToast.use();

/** Stores a toast that is shown after the next page load. Needed because signing in or out reloads the app. */
export function toastAfterReload(message: ToastMessage): void {
  sessionStorage.setItem(STORED_TOAST_KEY, JSON.stringify(message));
}

/** Shows the toast that was stored before the page was reloaded. */
export function showStoredToast(): void {
  const stored = sessionStorage.getItem(STORED_TOAST_KEY);
  if (stored === null) return;
  sessionStorage.removeItem(STORED_TOAST_KEY);
  toast(JSON.parse(stored) as ToastMessage);
}
