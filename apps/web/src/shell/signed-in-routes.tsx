import type { OwnUser } from '@memory/contracts';
import { Navigate, Route } from 'react-router-dom';
import { useSendingMoods } from '../journal/index.ts';
import { pagePaths } from '../lib/page-paths.ts';
import { useSendingReviews } from '../words/index.ts';
import { SignedInTopBar } from './layout/signed-in-top-bar.tsx';
import { useLiveUpdates } from './live/use-live-updates.ts';
import { PageRoutes } from './page-routes.tsx';
import { signedInPages } from './signed-in-pages.ts';

export { signedInPages as pages };

export default function SignedInRoutes({ user }: { user: OwnUser }) {
  useLiveUpdates(user);
  useSendingReviews();
  useSendingMoods();
  return (
    <PageRoutes pages={signedInPages} topBar={<SignedInTopBar user={user} />}>
      <Route path={pagePaths.auth} element={<Navigate to={pagePaths.home} replace />} />
    </PageRoutes>
  );
}
