import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, linkAsButtonProps } from '../../../components/ui/button.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { ApiRequestError } from '../../../lib/api.ts';
import { gatewayPaths } from '../../../lib/page-paths.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import { deleteAccount } from '../api/delete-account.ts';
import { leaveDeletedAccount } from '../leave-deleted-account.ts';

/** The confirmation of a user who has no password here: a new sign-in with the external provider, and then the deletion. */
export function ProviderDeletionForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const provider = useInstallationConfig()?.oidcProviderName ?? 'Replit';
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: () => deleteAccount({ password: null, secondFactor: null }),
    onSuccess: ({ eraseAfter }) => leaveDeletedAccount(eraseAfter),
  });
  const mustSignInAgain = error instanceof ApiRequestError && error.code === 'password_confirmation_required';
  const isBusy = isPending || isSuccess;
  return (
    <div className="grid gap-4">
      <p className="text-ink-soft">{t('accountDeletion.providerText', { provider })}</p>
      {error && !mustSignInAgain && (
        <p role="alert" className="text-sm text-cinnabar-text">
          {apiErrorMessage(error, t('accountDeletion.failed'))}
        </p>
      )}
      {mustSignInAgain && (
        <>
          <p role="alert">{t('accountDeletion.providerFirst', { provider })}</p>
          <a {...linkAsButtonProps} href={`${gatewayPaths.externalLogin}?again=1`} className={buttonClass('primary')}>
            {t('accountDeletion.signInAgain', { provider })}
          </a>
        </>
      )}
      <div className="flex flex-wrap gap-3 *:flex-1">
        <Button onClick={onClose}>{t('accountDeletion.cancel')}</Button>
        {!mustSignInAgain && (
          <Button variant="primary" disabled={isBusy} onClick={() => mutate()}>
            {t(isBusy ? 'accountDeletion.deleting' : 'accountDeletion.delete')}
          </Button>
        )}
      </div>
    </div>
  );
}
