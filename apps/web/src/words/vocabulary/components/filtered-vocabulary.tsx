import type { VocabularyItem } from '@memory/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { safeLocalStorage } from '../../../lib/safe-local-storage.ts';
import { filterVocabulary, monthsOf, type VocabularyFilter } from '../vocabulary-filter.ts';
import { HiddenVocabulary } from './hidden-vocabulary.tsx';
import { SearchedVocabulary } from './searched-vocabulary.tsx';
import { VocabularyFilters } from './vocabulary-filters.tsx';
import { WordChoiceQuestion } from './word-choice-question.tsx';

interface FilteredVocabularyProps {
  vocabulary: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** The words of the vocabulary that are loaded. */
  items: readonly VocabularyItem[];
  covered: boolean;
  onReplace: (item: VocabularyItem) => void;
}

/** The storage key under which this device stores the switch 'Show small words'. */
const SMALL_WORDS_KEY = 'memory.vocabulary.small-words';

/** A list with more words than this is longer than about five screens. */
const LONG_LIST = 30;

const initialFilter = (): VocabularyFilter => ({
  shown: 'all',
  month: null,
  showSmallWords: safeLocalStorage.read(SMALL_WORDS_KEY) === 'on',
  search: '',
});

/** The user's words, with the controls that choose which words are shown. */
export default function FilteredVocabulary({ vocabulary, items, covered, onReplace }: FilteredVocabularyProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState(initialFilter);
  // The controls change at once; the list of thousands of words renders later.
  const deferred = useDeferredValue(filter);
  const months = useMemo(() => monthsOf(items), [items]);
  const shown = useMemo(() => filterVocabulary(items, deferred), [items, deferred]);

  function change(next: VocabularyFilter): void {
    setFilter(next);
    safeLocalStorage.write(SMALL_WORDS_KEY, next.showSmallWords ? 'on' : 'off');
  }

  return (
    <>
      <WordChoiceQuestion items={items} />
      <VocabularyFilters filter={filter} months={months} isLong={shown.length > LONG_LIST} onChange={change} />
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
