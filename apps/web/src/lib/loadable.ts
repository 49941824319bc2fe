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
  // as a promise that calls back at once
  // oxlint-disable-next-line unicorn/no-thenable -- that is what React asks for here
  const component = lazy(() => (fetched ? ({ then: (take: (it: unknown) => void) => take(fetched) } as ReturnType<typeof load>) : load()));
  return Object.assign(component, { load });
}
