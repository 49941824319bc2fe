import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type Loadable<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the component ahead, so that it is drawn without waiting. */
  load: () => Promise<unknown>;
};

/**
 * React's `lazy` for what may have been fetched ahead. By itself React waits even for what is there, and once it has shown that
 * it waits it does so for 300 ms.
 */
export function loadable<Props>(fetchIt: () => Promise<{ default: ComponentType<Props> }>): Loadable<Props> {
  let fetched: { default: ComponentType<Props> } | undefined;
  const load = async () => {
    fetched = await fetchIt();
    return fetched;
  };
  const component = lazy(() => (fetched ? resolvedThenable(fetched) : load()));
  return Object.assign(component, { load });
}

/** `React.lazy` renders without suspending when its promise calls back synchronously, which a real promise never does. */
function resolvedThenable<Value>(value: Value): Promise<Value> {
  // oxlint-disable-next-line unicorn/no-thenable -- React.lazy asks for exactly this shape
  return { then: (resolve: (value: Value) => void) => resolve(value) } as Promise<Value>;
}
