import { useSyncExternalStore } from 'react';

interface ExternalStore<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** The value, or a part of it, for as long as a component is drawn. */
  use: <Part = Value>(select?: (value: Value) => Part) => Part;
}

/** A value of the whole page: anybody may change it, and components follow it. */
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
    // a page that is drawn while building shows what it begins with
    use: (part = (whole) => whole as never) =>
      useSyncExternalStore(
        subscribe,
        () => part(value),
        () => part(initial),
      ),
  };
}
