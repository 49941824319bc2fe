import type { VocabularyItem } from '@memory/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { VocabularyActions } from './vocabulary-actions.tsx';
import { VocabularyCard } from './vocabulary-card.tsx';

interface MyVocabularyProps {
  vocabulary: UseQueryResult<VocabularyItem[]>;
  onReplace: (item: VocabularyItem) => void;
}

/** Number of cards shown at first, and added by each press of 'More'. Rendering thousands of cards at once would be slow. */
const CARDS_PER_STEP = 60;

/** The user's vocabulary as cards, with buttons for actions on the whole vocabulary. */
export function MyVocabulary({ vocabulary, onReplace }: MyVocabularyProps) {
  const { t } = useTranslation();
  const { data: items } = vocabulary;
  const [visibleCount, setVisibleCount] = useState(CARDS_PER_STEP);
  const [isCovered, setCovered] = useState(false);

  return (
    <section aria-labelledby="my-vocabulary">
      <div className="mb-4 flex flex-wrap items-center gap-x-2 gap-y-3 sm:gap-x-3">
        <h2 id="my-vocabulary" className="text-2xl">
          {t('vocabulary.mine')}
        </h2>
        {items && (
          <span className="rounded-full bg-jade-wash px-2.5 py-0.5 font-semibold text-jade-text tabular-nums">
            {t('vocabulary.count', { count: items.length })}
          </span>
        )}
        {items && items.length > 0 && (
          <Button
            variant="ghost"
            aria-pressed={isCovered}
            className="px-2.5! text-sm! max-sm:-mr-2.5 aria-pressed:text-jade-text"
            onClick={() => setCovered(!isCovered)}
          >
            <EyeOff size={18} aria-hidden />
            <span className="max-sm:sr-only">{t('vocabulary.cover')}</span>
          </Button>
        )}
        <VocabularyActions />
      </div>
      {vocabulary.isPending && <VocabularySkeleton />}
      {vocabulary.isError && !items && (
        <EmptyState character="断" title={t('vocabulary.failed')}>
          <Button variant="primary" onClick={() => void vocabulary.refetch()}>
            {t('vocabulary.tryAgain')}
          </Button>
        </EmptyState>
      )}
      {items?.length === 0 && (
        <EmptyState character="字" title={t('vocabulary.empty')} text={t('vocabulary.emptyText')} />
      )}
      {items && items.length > 0 && (
        <ul className={vocabularyGridClass}>
          {items.slice(0, visibleCount).map((item) => (
            <li key={item.id}>
              <VocabularyCard item={item} covered={isCovered} onReplace={() => onReplace(item)} />
            </li>
          ))}
        </ul>
      )}
      {items && items.length > visibleCount && (
        <Button className="mx-auto mt-6" onClick={() => setVisibleCount(visibleCount + CARDS_PER_STEP)}>
          {t('vocabulary.more', { count: items.length - visibleCount })}
        </Button>
      )}
    </section>
  );
}

export const vocabularyGridClass = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4';

function VocabularySkeleton() {
  return (
    <div className={vocabularyGridClass}>
      {[0, 1, 2, 3, 4, 5, 6, 7].map((card) => (
        <Skeleton key={card} className="h-64 rounded-2xl" />
      ))}
    </div>
  );
}
