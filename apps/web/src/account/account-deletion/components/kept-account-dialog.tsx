import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';

/** Tells a user who has signed in that the account, which was to be deleted, stays. */
export default function KeptAccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Dialog title={t('accountDeletion.kept.title')} description={t('accountDeletion.kept.text')} onClose={onClose}>
      <p className="mb-5 text-ink-soft">{t('accountDeletion.kept.notYou')}</p>
      <div className="flex *:flex-1">
        <Button variant="primary" onClick={onClose}>
          {t('accountDeletion.kept.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
