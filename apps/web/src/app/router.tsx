import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageWaiting } from '../components/ui/spinner.tsx';
import { useSession } from '../features/session/api/get-session.ts';
import { SignedInRoutes, SignedOutRoutes } from './pages.ts';

export function Router() {
  const { t } = useTranslation();
  const { user } = useSession();
  return (
    <Suspense fallback={<PageWaiting label={t('app.loading')} />}>
      {user ? <SignedInRoutes user={user} /> : <SignedOutRoutes />}
    </Suspense>
  );
}
