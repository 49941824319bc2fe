import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { CodeInput } from '../../../components/ui/code-input.tsx';
import { SingleFieldForm } from '../../../components/ui/single-field-form.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { ONE_TIME_CODE_LENGTH, OneTimeCodeInput } from '../components/one-time-code-input.tsx';
import { PasskeyError, passkeySupport } from '../passkeys.ts';
import { useErrorMessage } from '../second-factor-errors.ts';
import {
  cancelSignIn,
  leaveEndedPendingSignIn,
  pendingSignInQuery,
  signInWithCode,
  signInWithPasskey,
} from './pending-sign-in.ts';

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

/** The form for the code that the authenticator app shows. */
function CodeForm() {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <SingleFieldForm
      label={t('secondFactor.signIn.code')}
      hint={t('secondFactor.signIn.codeHint')}
      validate={(code) => (code.length === ONE_TIME_CODE_LENGTH ? undefined : t('secondFactor.signIn.codeMissing'))}
      submit={signInWithCode}
      messageOf={messageOf}
      submitLabel={t('secondFactor.signIn.confirm')}
      busyLabel={t('secondFactor.signIn.confirming')}
    >
      {(control) => <OneTimeCodeInput {...control} />}
    </SingleFieldForm>
  );
}

/** The form for a recovery code, which replaces the authenticator app or the passkey once. */
function RecoveryCodeForm() {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  return (
    <SingleFieldForm
      label={t('secondFactor.signIn.recoveryCode')}
      hint={t('secondFactor.signIn.recoveryCodeHint')}
      validate={(code) => (code.trim() === '' ? t('secondFactor.signIn.recoveryCodeMissing') : undefined)}
      submit={signInWithCode}
      messageOf={messageOf}
      submitLabel={t('secondFactor.signIn.confirm')}
      busyLabel={t('secondFactor.signIn.confirming')}
    >
      {(control) => <CodeInput {...control} />}
    </SingleFieldForm>
  );
}

/**
 * Button that signs in with a passkey, or the reason why this page cannot use passkeys. The button has the initial focus if there is no other way
 * to sign in.
 */
function PasskeyButton({ isOnlyWay }: { isOnlyWay: boolean }) {
  const { t } = useTranslation();
  const messageOf = useErrorMessage();
  const button = useRef<HTMLButtonElement>(null);
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: signInWithPasskey,
    // a disabled button loses the focus
    onError: () => setTimeout(() => button.current?.focus()),
  });
  useEffect(() => {
    if (isOnlyWay) button.current?.focus();
  }, [isOnlyWay]);
  const support = passkeySupport();
  if (support !== 'available') return <p className="margin-rule pl-4">{t(`secondFactor.signIn.${support}`)}</p>;
  const isBusy = isPending || isSuccess;
  const problem = error instanceof PasskeyError ? t('secondFactor.signIn.passkeyFailed') : messageOf(error);
  return (
    <div className="grid gap-2">
      <Button ref={button} variant={isOnlyWay ? 'primary' : 'outline'} disabled={isBusy} onClick={() => mutate()}>
        {t(isBusy ? 'secondFactor.signIn.waiting' : 'secondFactor.signIn.passkey')}
      </Button>
      {error && (
        <p role="alert" className="text-sm text-cinnabar-text">
          {problem}
        </p>
      )}
    </div>
  );
}
