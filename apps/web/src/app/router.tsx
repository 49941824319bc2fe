import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageWaiting } from '../components/ui/spinner.tsx';
import { useSession } from '../features/session/api/get-session.ts';
import { paths } from './paths.ts';

// nobody needs both
const SignedInRoutes = lazy(() => import('./signed-in-routes.tsx'));
const SignedOutRoutes = lazy(() => import('./signed-out-routes.tsx'));

/** While the session loads the route set is undecided: nobody sees a flash of the wrong one. */
export function Router() {
  const { user, loading } = useSession();
  const waiting = <Waiting />;
  if (loading) return waiting;
  return <Suspense fallback={waiting}>{user ? <SignedInRoutes user={user} /> : <SignedOutRoutes />}</Suspense>;
}

function Waiting() {
  const { t } = useTranslation();
  const home = useLocation().pathname === paths.home;
  return (
    <main className="flex flex-1">
      <h1 className="sr-only">{t('app.name')}</h1>
      <PageWaiting label={t(home ? 'app.loadingMemories' : 'app.loading')} />
    </main>
  );
}
