import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';

interface PublicQuestionDialogProps {
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks the author once more before an entry becomes public. Without the author's answer it stays as it is. */
export default function PublicQuestionDialog({ onConfirm, onClose }: PublicQuestionDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('newEntry.publicQuestion.title')}
      text={t('newEntry.publicQuestion.text')}
      confirmLabel={t('newEntry.publicQuestion.confirm')}
      cancelLabel={t('newEntry.publicQuestion.cancel')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
