import { useSyncExternalStore } from 'react';

export interface ToastMessage {
  title: string;
  description?: string;
  /** Errors; the look differs and screen readers are interrupted. */
  destructive?: boolean;
}

export interface ShownToast extends ToastMessage {
  id: number;
}

// one at a time: a new message takes the place of the one before
let current: ShownToast | null = null;
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: ShownToast | null): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a message for 5 seconds. Callable from anywhere. */
export function toast(message: ToastMessage): void {
  lastId += 1;
  change({ ...message, id: lastId });
}

/** Takes away the toast with this id, unless another has already replaced it. */
export function dismissToast(id: number): void {
  if (current?.id === id) change(null);
}

export function useCurrentToast(): ShownToast | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
    () => null,
  );
}
