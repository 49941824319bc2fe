import type { VocabularyItem } from '@memory/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { WandSparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyPage } from '../../../components/ui/empty-page.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { toast } from '../../../lib/toasts.ts';
import { useFixUnknown } from '../api/fix-unknown.ts';
import { VocabularyCard } from './vocabulary-card.tsx';

interface MyVocabularyProps {
  vocabulary: UseQueryResult<VocabularyItem[]>;
  onReplace: (item: VocabularyItem) => void;
}

export function MyVocabulary({ vocabulary, onReplace }: MyVocabularyProps) {
  const { t } = useTranslation();
  const fix = useFixUnknown();
  const { data: items } = vocabulary;

  function fixUnknown(): void {
    fix.mutate(items ?? [], {
      onSuccess: (count) => toast({ title: t('vocabulary.toasts.fixed'), description: t('vocabulary.toasts.fixedText', { count }) }),
      onError: () => toast({ title: t('toast.error'), description: t('vocabulary.toasts.fixFailed'), destructive: true }),
    });
  }

  return (
    <section aria-labelledby="my-vocabulary">
      <div className="mb-4 flex flex-wrap items-center gap-3">
        <h2 id="my-vocabulary" className="text-2xl">
          {t('vocabulary.mine')}
        </h2>
        {items && <span className="rounded-full bg-jade-wash px-3 py-0.5 font-semibold text-jade-text tabular-nums">{t('vocabulary.count', { count: items.length })}</span>}
        <Button className="ml-auto" disabled={!items || fix.isPending} onClick={fixUnknown}>
          <WandSparkles size={18} aria-hidden />
          {t(fix.isPending ? 'vocabulary.fixing' : 'vocabulary.fixUnknown')}
        </Button>
      </div>
      {vocabulary.isPending && <VocabularySkeleton />}
      {vocabulary.isError && !items && (
        <EmptyPage character="断" title={t('vocabulary.failed')}>
          <Button look="act" onClick={() => void vocabulary.refetch()}>
            {t('vocabulary.tryAgain')}
          </Button>
        </EmptyPage>
      )}
      {items?.length === 0 && <EmptyPage character="字" title={t('vocabulary.empty')} text={t('vocabulary.emptyText')} />}
      {items && items.length > 0 && (
        <ul className={vocabularyGrid}>
          {items.map((item) => (
            <li key={item.id}>
              <VocabularyCard item={item} onReplace={() => onReplace(item)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export const vocabularyGrid = 'grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-4';

function VocabularySkeleton() {
  return (
    <div className={vocabularyGrid}>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} className="h-64 rounded-2xl" />
      ))}
    </div>
  );
}
