import { type ReactNode, Suspense } from 'react';
import { CodeLoadBoundary } from '../../lib/code-load-boundary.ts';
import { CodeLoadError } from '../../lib/preloadable-component.ts';

interface OptionalContentProps {
  /** Shown while the code of the content is loading. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Content that a page can do without: nothing is shown while its code cannot be loaded. Other failures are left to the page's error boundary
 * (app/error-boundary.tsx).
 */
export class OptionalContent extends CodeLoadBoundary<OptionalContentProps> {
  override render(): ReactNode {
    const { error } = this.state;
    if (error instanceof CodeLoadError) return null;
    if (error !== null) throw error;
    const { fallback, children } = this.props;
    return <Suspense fallback={fallback}>{children}</Suspense>;
  }
}
