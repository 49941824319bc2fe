import { type ReactNode, Suspense } from 'react';
import { CodeLoadBoundary, CodeLoadError } from '../../lib/preloadable-component.ts';

interface OptionalContentProps {
  /** Shown while the code of the content is loading. */
  fallback?: ReactNode;
  children: ReactNode;
}

/**
 * Shows content that a page does not need: renders nothing while the content's code cannot be loaded. The page's error boundary
 * (shell/error-boundary.tsx) handles other errors.
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
