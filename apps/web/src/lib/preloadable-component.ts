import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type PreloadableComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the component ahead, so that it is drawn without waiting. */
  preload: () => Promise<unknown>;
};

/**
 * React's `lazy` for what may have been fetched ahead. By itself React waits even for what is there, and once it has shown that
 * it waits it does so for 300 ms.
 */
export function preloadable<Props>(
  importModule: () => Promise<{ default: ComponentType<Props> }>,
): PreloadableComponent<Props> {
  let loadedModule: { default: ComponentType<Props> } | undefined;
  const load = async () => {
    loadedModule = await importModule();
    return loadedModule;
  };
  const component = lazy(() => (loadedModule ? resolvedThenable(loadedModule) : load()));
  return Object.assign(component, { preload: load });
}

/** `React.lazy` renders without suspending when its promise calls back synchronously, which a real promise never does. */
function resolvedThenable<Value>(value: Value): Promise<Value> {
  // oxlint-disable-next-line unicorn/no-thenable -- React.lazy asks for exactly this shape
  return { then: (resolve: (value: Value) => void) => resolve(value) } as Promise<Value>;
}
