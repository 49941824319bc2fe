import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';

/** Says that words could not be loaded, with a button that loads them again. */
export function VocabularyFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <EmptyState character="断" title={t('vocabulary.failed')}>
      <Button variant="primary" onClick={onRetry}>
        {t('vocabulary.tryAgain')}
      </Button>
    </EmptyState>
  );
}
