import { useSyncExternalStore } from 'react';

interface ExternalStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** A React hook that returns the value, or the part of it that `select` returns, and rerenders the component when that result changes. */
  use: <Part = Value>(select?: (value: Value) => Part) => Part;
}

/** A global value outside React that components subscribe to. */
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
    // The third argument makes prerendering and hydration use the initial value.
    use: (select = (whole) => whole as never) =>
      useSyncExternalStore(
        subscribe,
        () => select(value),
        () => select(initial),
      ),
  };
}
