import type { VocabularyItem } from '@memory/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { VocabularyList } from './vocabulary-list.tsx';
import { VocabularyFailed, VocabularySkeleton } from './vocabulary-placeholders.tsx';

interface SearchedVocabularyProps {
  /** The query that fetches the list. A search covers the whole list once the query has succeeded. */
  list: Pick<UseQueryResult, 'isError' | 'isFetching' | 'refetch'>;
  /** The items of the list that the search has found. */
  found: readonly VocabularyItem[];
  search: string;
  /** The content that replaces an empty list when there is no search. */
  empty: ReactNode;
  covered: boolean;
  onReplace: (item: VocabularyItem) => void;
}

/** The words that a search has found, and their number for screen readers; all words without a search. */
export function SearchedVocabulary({ list, found, search, empty, covered, onReplace }: SearchedVocabularyProps) {
  const { t } = useTranslation();
  const text = search.trim();
  const isIncomplete = list.isFetching || list.isError;
  return (
    <>
      <output className="sr-only">{text !== '' && t('wordList.found', { count: found.length })}</output>
      {found.length > 0 && <VocabularyList items={found} covered={covered} onReplace={onReplace} />}
      {found.length === 0 && text === '' && <div className="mt-6">{empty}</div>}
      {found.length === 0 && text !== '' && !isIncomplete && (
        <div className="mt-6">
          <EmptyState character="寻" title={t('wordList.none', { text })} text={t('wordList.noneText')} />
        </div>
      )}
      {found.length === 0 && text !== '' && list.isFetching && <VocabularySkeleton />}
      {text !== '' && list.isError && !list.isFetching && (
        <div className="mt-6">
          <VocabularyFailed onRetry={() => void list.refetch()} />
        </div>
      )}
    </>
  );
}
