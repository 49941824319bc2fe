import i18next from 'i18next';
import { Component, type ReactNode } from 'react';
import { Button } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/empty-state.tsx';

/**
 * Shows an error page when a component throws while React renders it. This component is a class, because React has no error boundaries as
 * functions.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    return this.state.crashed ? <ErrorPage /> : this.props.children;
  }
}

function ErrorPage() {
  return (
    <main className="mx-auto w-full max-w-xl p-6 pt-24">
      <EmptyState character="墨" title={i18next.t('crash.title')} text={i18next.t('crash.text')}>
        <Button variant="primary" onClick={() => window.location.reload()}>
          {i18next.t('crash.reload')}
        </Button>
      </EmptyState>
    </main>
  );
}
