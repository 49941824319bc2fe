import { useSyncExternalStore } from 'react';

interface ExternalStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /**
   * A React hook that returns the value, or the part of the value that `select` returns. The component renders again when that result
   * changes.
   */
  use: <Part = Value>(select?: (value: Value) => Part) => Part;
}

/** A global value that is stored outside React and that components can subscribe to. */
export function createExternalStore<Value>(initial: Value): ExternalStore<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    // The third argument of useSyncExternalStore makes prerendering and hydration use the initial value.
    use: (select = (whole) => whole as never) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(initial),
      ),
  };
}
