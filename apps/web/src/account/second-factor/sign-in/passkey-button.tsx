import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { PasskeyError } from '../passkey-error.ts';
import { passkeySupport } from '../passkey-support.ts';
import { useErrorMessage } from '../use-error-message.ts';
import { signInWithPasskey } from './pending-sign-in.ts';

/**
 * Button that signs in with a passkey, or the reason why this page cannot use passkeys. The button has the initial focus if there is no other way
 * to sign in.
 */
export function PasskeyButton({ isOnlyWay }: { isOnlyWay: boolean }) {
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
