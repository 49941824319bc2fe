import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { PageSpinner } from '../components/ui/spinner.tsx';
import { preloadable } from '../lib/preloadable-component.ts';
import { useSecondFactorSetupRequired } from '../lib/second-factor-requirement.ts';
import { SessionExpiredDialog, useCurrentUser, useSessionEndedNotice } from '../session/index.ts';
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
