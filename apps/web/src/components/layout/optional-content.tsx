import { Component, type ReactNode, Suspense } from 'react';
import { CodeLoadError } from '../../lib/preloadable-component.ts';

interface OptionalContentProps {
  /** Shown while the code of the content is loading. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Content that a page can do without: nothing is shown while its code cannot be loaded, and it is loaded again when the connection is back.
 * Other failures are left to the page's error boundary (app/error-boundary.tsx).
 */
export class OptionalContent extends Component<OptionalContentProps, { error: unknown }> {
  override state = { error: null as unknown };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.loadAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.loadAgain);
  }

  private readonly loadAgain = (): void => {
    const { error } = this.state;
    if (!(error instanceof CodeLoadError)) return;
    error.retry();
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof CodeLoadError) return null;
    if (error !== null) throw error;
    const { fallback, children } = this.props;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
