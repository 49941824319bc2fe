import i18next from 'i18next';
import type { ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';
import { isOnline } from '../lib/online-status.ts';
import { CodeLoadBoundary, CodeLoadError } from '../lib/preloadable-component.ts';

interface ErrorBoundaryProps {
  /** The element around the error message. */
  as: 'main' | 'div';
  children: ReactNode;
}

/** Shows an error message instead of a part of the page that throws while React renders it. */
export class ErrorBoundary extends CodeLoadBoundary<ErrorBoundaryProps> {
  /**
   * Loads the missing code again. After a second failure, reloads the whole page, because some browsers remember a failed import. Without a
   * connection the page is not reloaded, because the user would lose it.
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
