import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { useCurrentUser } from '../features/session/api/current-user.ts';
import { useSessionEndedNotice } from '../features/session/session-ended-notice.ts';
import { SignedInRoutes, SignedOutRoutes } from './lazy-pages.ts';

const SessionExpiredDialog = lazy(() => import('../features/session/components/session-expired-dialog.tsx'));

export function SessionRoutes() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const hasSessionEnded = useSessionEndedNotice();
  return (
    <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
      {hasSessionEnded && <SessionExpiredDialog />}
      {!hasSessionEnded && (user ? <SignedInRoutes user={user} /> : <SignedOutRoutes />)}
    </Suspense>
  );
}
