import { type ComponentType, lazy, type LazyExoticComponent } from 'react';

export type PreloadableComponent<Props> = LazyExoticComponent<ComponentType<Props>> & {
  /** Loads the component in advance. React then renders the component without suspending. */
  preload: () => Promise<unknown>;
};

/**
 * `React.lazy` for a component that can be preloaded. Plain `lazy` suspends even when the module is loaded, and React then shows the
 * fallback for at least 300 ms.
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

/**
 * Creates a thenable that resolves synchronously. With it `React.lazy` renders without suspending, whereas a promise always resolves later.
 */
function resolvedThenable<Value>(value: Value): Promise<Value> {
  // oxlint-disable-next-line unicorn/no-thenable -- React.lazy needs this shape
  return { then: (resolve: (value: Value) => void) => resolve(value) } as Promise<Value>;
}
