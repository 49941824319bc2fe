import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';

/**
 * Placeholders with about the size of words, shown while a vocabulary is loading. They are two screens high, so that the common characters
 * below them are not near the viewport yet (lib/use-near-viewport.ts) and do not render just before the list pushes them away.
 */
export function VocabularySkeleton() {
  return (
    <div className="mt-6 grid min-h-[200svh] content-start gap-x-10 gap-y-5 xl:grid-cols-2">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-40 rounded-2xl" />
      ))}
    </div>
  );
}

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
