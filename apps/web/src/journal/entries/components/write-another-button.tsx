import { PenLine } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

/** Opens the form for a new entry again, which is folded on phones after a save. */
export default function WriteAnotherButton({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button variant="primary" className="fade-in w-full sm:hidden" onClick={onClick}>
      <PenLine size={19} aria-hidden />
      {t('newEntry.writeAnother')}
    </Button>
  );
}
