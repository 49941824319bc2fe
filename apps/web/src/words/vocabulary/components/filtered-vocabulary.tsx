import type { VocabularyItem } from '@memory/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { safeLocalStorage } from '../../../lib/safe-local-storage.ts';
import { filterVocabulary, isUnknown, monthsOf, type VocabularyFilter } from '../vocabulary-filter.ts';
import { HiddenVocabulary } from './hidden-vocabulary.tsx';
import { SearchedVocabulary } from './searched-vocabulary.tsx';
import { FixUnknownButton } from './vocabulary-actions.tsx';
import { VocabularyFilters } from './vocabulary-filters.tsx';
import { WordChoiceQuestion } from './word-choice-question.tsx';

interface FilteredVocabularyProps {
  vocabulary: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** The words of the vocabulary that are loaded. */
  items: readonly VocabularyItem[];
  covered: boolean;
  onReplace: (item: VocabularyItem) => void;
  onAdd: () => void;
}

/** The storage key under which this device stores the switch 'Show small words'. */
const SMALL_WORDS_KEY = 'memory.vocabulary.small-words';

const initialFilter = (): VocabularyFilter => ({
  shown: 'all',
  month: null,
  showSmallWords: safeLocalStorage.read(SMALL_WORDS_KEY) === 'on',
  search: '',
});

/** The user's words, with the controls that choose which words are shown. */
export default function FilteredVocabulary(props: FilteredVocabularyProps) {
  const { vocabulary, items, covered, onReplace, onAdd } = props;
  const { t } = useTranslation();
  const [filter, setFilter] = useState(initialFilter);
  const [isFilterOpen, setFilterOpen] = useState(false);
  // The controls change at once; the list of thousands of words renders later.
  const deferred = useDeferredValue(filter);
  const months = useMemo(() => monthsOf(items), [items]);
  const unknownCount = useMemo(() => items.filter(isUnknown).length, [items]);
  const shown = useMemo(() => filterVocabulary(items, deferred), [items, deferred]);

  function change(next: VocabularyFilter): void {
    setFilter(next);
    safeLocalStorage.write(SMALL_WORDS_KEY, next.showSmallWords ? 'on' : 'off');
  }

  return (
    <>
      <WordChoiceQuestion items={items} />
      <VocabularyFilters
        filter={filter}
        months={months}
        isOpen={isFilterOpen}
        onChange={change}
        onToggle={() => setFilterOpen(!isFilterOpen)}
        onAdd={onAdd}
      >
        {unknownCount === 0 && (
          <div className="justify-self-start">
            <FixUnknownButton />
          </div>
        )}
      </VocabularyFilters>
      {unknownCount > 0 && (
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl bg-well py-2 pr-2 pl-4">
          <p>{t('wordList.unknown', { count: unknownCount })}</p>
          <FixUnknownButton />
        </div>
      )}
      {deferred.shown === 'hidden' ? (
        <HiddenVocabulary search={deferred.search} covered={covered} onReplace={onReplace} />
      ) : (
        <SearchedVocabulary
          list={vocabulary}
          found={shown}
          search={deferred.search}
          empty={
            <EmptyState
              character="字"
              title={t(`wordList.nothing.${deferred.shown}`)}
              text={t(`wordList.nothingText.${deferred.month === null ? deferred.shown : 'all'}`)}
            />
          }
          covered={covered}
          onReplace={onReplace}
        />
      )}
    </>
  );
}
