import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, buttonClass, linkAsButtonProps } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { ApiRequestError } from '../../../lib/api.ts';
import { gatewayPaths } from '../../../lib/page-paths.ts';
import { useInstallationConfig } from '../../../session/index.ts';
import { dataExportUrl } from '../../data-export/data-exports.ts';
import { useSecondFactor } from '../../second-factor/second-factor-api.ts';
import { deleteAccount, leaveDeletedAccount } from '../delete-account.ts';
import { ConfirmDeletionForm } from './confirm-deletion-form.tsx';

interface DeleteAccountDialogProps {
  username: string;
  /** Whether the user has come back from the external provider and has therefore already read the first step. */
  isConfirmed: boolean;
  onClose: () => void;
}

const consequences = ['everything', 'hidden', 'signedOut', 'keep'] as const;

/** Dialog in two steps: it explains what the deletion does, then asks for confirmation. */
export default function DeleteAccountDialog({ username, isConfirmed, onClose }: DeleteAccountDialogProps) {
  const { t } = useTranslation();
  const [isConfirming, setConfirming] = useState(isConfirmed);
  const { data: secondFactor } = useSecondFactor();
  if (!isConfirming)
    return (
      <Dialog title={t('accountDeletion.title')} onClose={onClose}>
        <ul className="mb-5 grid list-disc gap-2 pl-5">
          {consequences.map((consequence) => (
            <li key={consequence}>{t(`accountDeletion.consequences.${consequence}`)}</li>
          ))}
        </ul>
        <p className="mb-6 text-ink-soft">
          {t('accountDeletion.downloadFirst')}{' '}
          <a href={dataExportUrl()} download className="font-semibold text-cinnabar-text underline">
            {t('settings.export.download')}
          </a>
        </p>
        <div className="flex flex-wrap gap-3 *:flex-1">
          <Button onClick={onClose}>{t('accountDeletion.cancel')}</Button>
          <Button variant="danger" onClick={() => setConfirming(true)}>
            {t('accountDeletion.continue')}
          </Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog title={t('accountDeletion.confirmTitle')} onClose={onClose} hasUnsavedChanges>
      {!secondFactor && <Skeleton className="h-40" />}
      {secondFactor?.offered === true && (
        <ConfirmDeletionForm username={username} secondFactor={secondFactor} onClose={onClose} />
      )}
      {secondFactor?.offered === false && <ProviderDeletionForm onClose={onClose} />}
    </Dialog>
  );
}

/** The confirmation of a user who has no password here: a new sign-in with the external provider, and then the deletion. */
function ProviderDeletionForm({ onClose }: { onClose: () => void }) {
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
