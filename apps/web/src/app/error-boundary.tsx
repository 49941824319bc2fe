import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { isOnline } from '../lib/online-status.ts';
import { CodeLoadError } from '../lib/preloadable-component.ts';

interface ErrorBoundaryProps {
  /** The element around the error message. */
  as: 'main' | 'div';
  children: ReactNode;
}

interface ErrorBoundaryState {
  error: unknown;
  /** How many times the missing code was loaded again. */
  retries: number;
}

/**
 * Shows an error message instead of a part of the page that throws while React renders it. This component is a class, because React has no
 * error boundaries as functions.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, retries: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error };
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.loadAgain);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.loadAgain);
  }

  private readonly loadAgain = (): void => {
    const { error, retries } = this.state;
    if (!(error instanceof CodeLoadError)) return;
    error.retry();
    this.setState({ error: null, retries: retries + 1 });
  };

  /**
   * Loads missing code again; after a second failure the whole page, because some browsers remember a failed import. Without a connection a
   * reload would only lose the page.
   */
  private readonly tryAgain = (): void => {
    const { error, retries } = this.state;
    if (error instanceof CodeLoadError && (retries === 0 || !isOnline())) this.loadAgain();
    else window.location.reload();
  };

  override render(): ReactNode {
    const { as: Container, children } = this.props;
    const { error } = this.state;
    if (error === null) return children;
    const problem = error instanceof CodeLoadError ? 'unloaded' : 'crash';
    return (
      <Container className="mx-auto w-full max-w-xl p-6 pt-24">
        <EmptyState
          character={problem === 'crash' ? '墨' : '断'}
          title={i18next.t(`${problem}.title`)}
          text={i18next.t(`${problem}.text`)}
        >
          <Button variant="primary" onClick={this.tryAgain}>
            {i18next.t(`${problem}.reload`)}
          </Button>
        </EmptyState>
      </Container>
    );
  }
}
