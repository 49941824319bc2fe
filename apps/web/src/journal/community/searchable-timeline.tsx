import type { Entry } from '@memory/contracts';
import { containsSearchWords, searchWordsOf } from '@memory/text/fold-for-search';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import type { FetchedItems } from '../../lib/fetched-items.ts';
import { EntryListSkeleton } from '../timeline/components/entry-list-skeleton.tsx';
import { EntryList, type EntryPages } from '../timeline/components/entry-list.tsx';

/** The part of an infinite query of entries that this component uses. */
interface EntriesQuery extends EntryPages {
  data: FetchedItems<Entry> | undefined;
  isPending: boolean;
}

interface SearchableTimelineProps {
  entries: EntriesQuery;
  searchText: string;
  failed: ReactNode;
  empty: ReactNode;
}

/** A timeline that shows only the entries that match the typed search text. */
export function SearchableTimeline({ entries, searchText, failed, empty }: SearchableTimelineProps) {
  const { t } = useTranslation();
  const { data } = entries;
  if (entries.isPending) return <EntryListSkeleton />;
  if (!data) return failed;
  if (data.items.length === 0) return empty;
  const items = filterEntries(data.items, searchText);
  const text = searchText.trim();
  return (
    <>
      <output className="sr-only">{text !== '' && t('community.found', { count: items.length })}</output>
      {items.length === 0 ? (
        <EmptyState character="寻" title={t('community.none', { text })} text={t('community.noneText')}>
          {entries.hasNextPage && (
            <Button disabled={entries.isFetchingNextPage} onClick={() => void entries.fetchNextPage()}>
              {t('timeline.loadMore')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <EntryList list={{ items, total: data.total }} numbered={false} pages={entries} isFiltered={text !== ''} />
      )}
    </>
  );
}

/**
 * Returns the entries whose title, content and extracted text together contain all words of the search text. Simplified and traditional
 * characters, case and width make no difference (`foldForSearch`).
 */
export function filterEntries(entries: readonly Entry[], searchText: string): Entry[] {
  const words = searchWordsOf(searchText);
  return entries.filter(({ title, content, extractedText }) =>
    containsSearchWords([title, content, extractedText], words),
  );
}
