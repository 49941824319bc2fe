// oxlint-disable-next-line no-restricted-imports -- only this module may use `lazy`
import { Component, type ComponentType, createElement, lazy, type ReactElement } from 'react';
import { runWhenIdle } from './run-when-idle.ts';

interface CodeLoadState {
  error: unknown;
  /** How many times the missing code was loaded again. */
  retries: number;
}

/**
 * The part of an error boundary that loads missing code again: on request, and automatically when the connection is back. It is a class, because
 * React supports error boundaries only as classes.
 */
export abstract class CodeLoadBoundary<Props> extends Component<Props, CodeLoadState> {
  override state: CodeLoadState = { error: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<CodeLoadState> {
    return { error };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.loadAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.loadAgain);
  }

  protected readonly loadAgain = (): void => {
    const { error, retries } = this.state;
    if (!(error instanceof CodeLoadError)) return;
    error.retry();
    this.setState({ error: null, retries: retries + 1 });
  };
}

interface ComponentModule<Props> {
  default: ComponentType<Props>;
}

export interface PreloadableComponent<Props> {
  (props: Props): ReactElement;
  /** Loads the component in advance. React then renders the component without suspending. */
  preload: () => Promise<unknown>;
}

/** Thrown while rendering a component whose code could not be loaded, because the connection was lost or the file no longer exists. */
export class CodeLoadError extends Error {
  /** Makes the next rendering load the code again. Until then React keeps the failure. */
  readonly retry: () => void;

  constructor(cause: unknown, retry: () => void) {
    super('The code of a component could not be loaded', { cause });
    this.retry = retry;
  }
}

/**
 * `React.lazy` for a component that can be preloaded, and loaded again after a failure. Plain `lazy` suspends even when the module is loaded,
 * and React then shows the fallback for at least 300 ms.
 */
export function preloadable<Props extends object>(
  importModule: () => Promise<ComponentModule<Props>>,
): PreloadableComponent<Props> {
  let loadedModule: ComponentModule<Props> | undefined;
  const load = async (): Promise<ComponentModule<Props>> => {
    try {
      loadedModule = await importModule();
      return loadedModule;
    } catch (error) {
      throw new CodeLoadError(error, () => {
        lazyComponent = createLazy();
      });
    }
  };
  const createLazy = () => lazy(() => (loadedModule ? resolvedThenable(loadedModule) : load()));
  let lazyComponent = createLazy();
  const component = (props: Props): ReactElement => createElement(lazyComponent as ComponentType<Props>, props);
  return Object.assign(component, { preload: load });
}

/**
 * Creates a thenable that resolves synchronously. With it `React.lazy` renders without suspending, whereas a promise always resolves later.
 */
function resolvedThenable<Value>(value: Value): Promise<Value> {
  // oxlint-disable-next-line unicorn/no-thenable -- React.lazy needs this shape
  return { then: (resolve: (value: Value) => void) => resolve(value) } as Promise<Value>;
}

/**
 * Preloads code when the browser is idle. A failure needs no message: the code is requested again when the component renders, and an error
 * boundary then handles a second failure.
 * @returns a function that cancels the preloading
 */
export const preloadWhenIdle = (preload: () => Promise<unknown>): (() => void) =>
  runWhenIdle(() => void preload().catch(() => undefined));
