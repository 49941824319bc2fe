import { Component } from 'react';
import { CodeLoadError } from './preloadable-component.ts';

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
