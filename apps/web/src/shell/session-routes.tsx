import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { preloadable } from '../lib/preloadable-component.ts';
import { useSecondFactorSetupRequired } from '../lib/second-factor-requirement.ts';
import { useCurrentUser } from '../session/api/current-user.ts';
import { SessionExpiredDialog } from '../session/lazy-session-expired-dialog.ts';
import { useSessionEndedNotice } from '../session/session-ended-notice.ts';
import { SignedInRoutes, SignedOutRoutes } from './routes.ts';

const SecondFactorSetup = preloadable(() => import('./second-factor-setup/second-factor-setup.tsx'));

export function SessionRoutes() {
  const { t } = useTranslation();
  const { user } = useCurrentUser();
  const hasSessionEnded = useSessionEndedNotice();
  const isSetupRequired = useSecondFactorSetupRequired();
  return (
    <Suspense fallback={<PageSpinner label={t('app.loading')} />}>
      {hasSessionEnded && <SessionExpiredDialog />}
      {!hasSessionEnded && !user && <SignedOutRoutes />}
      {!hasSessionEnded &&
        user &&
        (isSetupRequired ? <SecondFactorSetup username={user.username} /> : <SignedInRoutes user={user} />)}
    </Suspense>
  );
}
