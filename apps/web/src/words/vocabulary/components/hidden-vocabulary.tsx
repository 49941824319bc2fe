import type { VocabularyItem } from '@memory/contracts';
import { compileWordSearch } from '@memory/text/word-search';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { useHiddenVocabulary } from '../api/vocabulary.ts';
import { SearchedVocabulary } from './searched-vocabulary.tsx';
import { VocabularyFailed, VocabularySkeleton } from './vocabulary-placeholders.tsx';

interface HiddenVocabularyProps {
  /** What the user searches for among the hidden words. */
  search?: string;
  covered: boolean;
  onReplace: (item: VocabularyItem) => void;
}

/** The words that the user has hidden, each with a button that shows it again. */
export function HiddenVocabulary({ search = '', covered, onReplace }: HiddenVocabularyProps) {
  const { t } = useTranslation();
  const hidden = useHiddenVocabulary();
  const items = hidden.data;
  const found = useMemo(() => items?.filter(compileWordSearch(search)), [items, search]);
  if (hidden.isPending) return <VocabularySkeleton />;
  if (!items || !found) return <VocabularyFailed onRetry={() => void hidden.refetch()} />;
  return (
    <>
      {items.length > 0 && <p className="mt-4 text-ink-soft">{t('wordList.hiddenIntro')}</p>}
      <SearchedVocabulary
        list={hidden}
        found={found}
        search={search}
        empty={
          <EmptyState character="藏" title={t('wordList.nothing.hidden')} text={t('wordList.nothingText.hidden')} />
        }
        covered={covered}
        onReplace={onReplace}
      />
    </>
  );
}
