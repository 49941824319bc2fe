import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { dataExportUrl } from '../../data-export/api/data-exports.ts';
import { useSecondFactor } from '../../second-factor/api/second-factor-query.ts';
import { ConfirmDeletionForm } from './confirm-deletion-form.tsx';
import { ProviderDeletionForm } from './provider-deletion-form.tsx';

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
