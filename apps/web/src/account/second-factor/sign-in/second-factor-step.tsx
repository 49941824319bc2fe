import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { cancelSignIn, leaveEndedPendingSignIn, pendingSignInQuery } from './pending-sign-in.ts';
import { RecoveryCodeForm } from './recovery-code-form.tsx';

/** The second step of signing in: a code, a passkey or a recovery code. */
export default function SecondFactorStep() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(pendingSignInQuery);
  const [usesRecoveryCode, setUsesRecoveryCode] = useState(false);
  useEffect(() => void leaveEndedPendingSignIn(error), [error]);
  const hasApp = data?.methods.includes('totp') ?? false;
  const hasPasskey = data?.methods.includes('passkey') ?? false;
  return (
    <section aria-labelledby="second-step">
      <h1 id="second-step" className="text-3xl">
        {t('secondFactor.signIn.title')}
      </h1>
      <p className="mt-3 mb-6 text-ink-soft">{t('secondFactor.signIn.text')}</p>
      {!data && !error && <Skeleton className="h-44" />}
      {error && (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p role="alert">{t('secondFactor.signIn.failed')}</p>
          <Button disabled={isFetching} onClick={() => void refetch()}>
            {t('secondFactor.tryAgain')}
          </Button>
        </div>
      )}
      {data && usesRecoveryCode && <RecoveryCodeForm />}
      {data && !usesRecoveryCode && (
        <div className="grid gap-4">
          {hasApp && <CodeForm />}
          {hasApp && hasPasskey && <OrLine />}
          {hasPasskey && <PasskeyButton isOnlyWay={!hasApp} />}
        </div>
      )}
      <div className="mt-6 grid justify-items-start border-t border-line pt-4">
        {data?.methods.includes('recovery_code') && (
          <Button variant="ghost" className="-ml-4" onClick={() => setUsesRecoveryCode(!usesRecoveryCode)}>
            {t(usesRecoveryCode ? 'secondFactor.signIn.otherWay' : 'secondFactor.signIn.useRecoveryCode')}
          </Button>
        )}
        <Button variant="ghost" className="-ml-4" onClick={cancelSignIn}>
          {t('secondFactor.cancel')}
        </Button>
        <p className="mt-3 text-sm text-ink-soft">{t('secondFactor.signIn.lost')}</p>
      </div>
    </section>
  );
}

function OrLine() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-line-strong/40 after:h-px after:flex-1 after:bg-line-strong/40">
      {t('secondFactor.signIn.or')}
    </p>
  );
}
