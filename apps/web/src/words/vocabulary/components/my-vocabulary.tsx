import type { VocabularyItem } from '@memory/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { wordListTexts } from '../word-list-texts.ts';
import { VocabularyFailed, VocabularySkeleton } from './vocabulary-placeholders.tsx';

// The list comes after the first screen, which shows the form, the headings and a skeleton.
const FilteredVocabulary = preloadable(() => withTexts(import('./filtered-vocabulary.tsx'), wordListTexts));
const EmptyVocabulary = preloadable(() => withTexts(import('./empty-vocabulary.tsx'), wordListTexts));

interface MyVocabularyProps {
  vocabulary: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** The words of the vocabulary; undefined until they are loaded. */
  items: readonly VocabularyItem[] | undefined;
  onReplace: (item: VocabularyItem) => void;
  /** Shows the form for adding a word. */
  onAdd: () => void;
}

/** The user's vocabulary, with its number of words. */
export function MyVocabulary({ vocabulary, items, onReplace, onAdd }: MyVocabularyProps) {
  const { t } = useTranslation();
  const [isCovered, setCovered] = useState(false);
  // The code of the list is loaded in parallel with the words. If that fails, the code is loaded again when the list is rendered, and the failure is
  // shown then.
  useEffect(() => {
    FilteredVocabulary.preload().catch(() => undefined);
  }, []);

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
            className="ml-auto px-2.5! text-sm! -mr-2.5 aria-pressed:text-jade-text"
            onClick={() => setCovered(!isCovered)}
          >
            <EyeOff size={18} aria-hidden />
            <span className="max-sm:sr-only">{t('vocabulary.cover')}</span>
          </Button>
        )}
      </div>
      {!items && !vocabulary.isError && <VocabularySkeleton />}
      {vocabulary.isError && !items && <VocabularyFailed onRetry={() => void vocabulary.refetch()} />}
      {items && (
        <Suspense fallback={<VocabularySkeleton />}>
          {items.length === 0 ? (
            <EmptyVocabulary covered={isCovered} onReplace={onReplace} />
          ) : (
            <FilteredVocabulary
              vocabulary={vocabulary}
              items={items}
              covered={isCovered}
              onReplace={onReplace}
              onAdd={onAdd}
            />
          )}
        </Suspense>
      )}
    </section>
  );
}
