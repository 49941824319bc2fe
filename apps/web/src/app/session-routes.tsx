import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { useCurrentUser } from '../features/session/api/current-user.ts';
import { SignedInRoutes, SignedOutRoutes } from './lazy-pages.ts';

export function SessionRoutes() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  return (
    <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
      {user ? <SignedInRoutes user={user} /> : <SignedOutRoutes />}
    </Suspense>
  );
}
