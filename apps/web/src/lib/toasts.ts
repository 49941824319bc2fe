import { createExternalStore } from './external-store.ts';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Errors; the look differs and screen readers are interrupted. */
  isError?: boolean;
}

interface ShownToast extends ToastMessage {
  id: number;
}

// one at a time: a new message takes the place of the one before
const currentToast = createExternalStore<ShownToast | null>(null);
let lastId = 0;

/** Shows a message for 5 seconds. Callable from anywhere. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  currentToast.set({ ...message, id: lastId });
}

/** Takes away the toast with this id, unless another has already replaced it. */
export function dismissToast(id: number): void {
  if (currentToast.get()?.id === id) currentToast.set(null);
}

export const useCurrentToast = (): ShownToast | null => currentToast.use();
