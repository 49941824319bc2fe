import type { Entry } from '@memory/contracts';
import { Pointer } from 'lucide-react';
import { startTransition, Suspense, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { entryDayNumber, type FetchedItems } from '../../../lib/fetched-items.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import { LazyVirtualEntryList, needsVirtualization } from '../lazy-virtual-entry-list.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryListSkeleton } from './entry-list-skeleton.tsx';

/** The part of an infinite query of entries that a list uses. */
export interface EntryPages {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => Promise<unknown>;
  refetch: () => Promise<unknown>;
}

interface EntryListProps {
  list: FetchedItems<Entry>;
  pages: EntryPages;
  /** Whether the cards show day numbers, which make sense only in a list of one author's entries. */
  numbered: boolean;
  /** A hint for the user, shown above the first card. */
  hint?: string;
  /** Whether the list shows only some of the entries that were fetched. */
  isFiltered?: boolean;
}

/** Minimum number of entries for the 'Load More' button. */
const LOAD_MORE_MIN_ENTRIES = 3;

/** Number of cards in the first render, about as many as a phone shows at once. */
const INITIALLY_RENDERED_CARDS = 1;

/**
 * A list of entry cards with a 'Load More' button. A long list is rendered as a virtual list, which contains only the cards near the
 * viewport.
 */
export function EntryList({ list, pages, numbered, hint, isFiltered = false }: EntryListProps) {
  const renderedCount = useProgressiveRendering(list.items.length);
  return (
    <>
      {hint && (
        <p data-screen-only className="sm:-mt-3 mb-4 flex items-center gap-2 text-sm text-ink-soft">
          <Pointer size={16} aria-hidden className="text-jade-text" />
          {hint}
        </p>
      )}
      {needsVirtualization(list.total) ? (
        <Suspense fallback={<EntryListSkeleton />}>
          <LazyVirtualEntryList list={list} numbered={numbered} />
        </Suspense>
      ) : (
        <ol className="grid gap-5">
          {list.items.slice(0, renderedCount).map((entry, index) => (
            <li key={entry.id}>
              <EntryCard entry={entry} day={numbered ? entryDayNumber(list.total, index) : null} />
            </li>
          ))}
        </ol>
      )}
      {list.items.length >= LOAD_MORE_MIN_ENTRIES && renderedCount === list.items.length && (
        <LoadMore list={list} pages={pages} isFiltered={isFiltered} />
      )}
    </>
  );
}

/**
 * The button that fetches the next page. When there is no next page, the button fetches the list again, because its label promises more entries,
 * and other users may have written entries since.
 */
function LoadMore({ list, pages, isFiltered }: { list: FetchedItems<Entry>; pages: EntryPages; isFiltered: boolean }) {
  const { t } = useTranslation();
  const shownId = useId();
  const [isLookingAgain, setLookingAgain] = useState(false);
  const isLoading = pages.isFetchingNextPage || isLookingAgain;
  async function lookAgain(): Promise<void> {
    setLookingAgain(true);
    await pages.refetch();
    setLookingAgain(false);
  }
  return (
    <div className="mt-8 grid justify-items-center gap-2">
      <Button
        disabled={isLoading}
        aria-describedby={shownId}
        onClick={() => void (pages.hasNextPage ? pages.fetchNextPage() : lookAgain())}
      >
        {t(isLoading ? 'timeline.loadingMore' : 'timeline.loadMore')}
      </Button>
      <output id={shownId} className="text-center text-sm text-ink-soft">
        {!isFiltered &&
          (pages.hasNextPage
            ? t('timeline.shown', { count: list.items.length, total: list.total })
            : t('timeline.allShown', { count: list.items.length }))}
      </output>
    </div>
  );
}

/**
 * Returns how many of `count` cards to render now. On the page that was opened first, this is one card at first, and one more whenever the
 * browser is idle, because rendering twenty cards at once would block a phone. On pages opened later, all cards are rendered at once, so
 * that going back restores the scroll position.
 */
function useProgressiveRendering(count: number): number {
  const isFirstPage = useLocation().key === 'default';
  const [rendered, setRendered] = useState(isFirstPage ? INITIALLY_RENDERED_CARDS : Infinity);
  useEffect(() => {
    if (rendered === Infinity) return undefined;
    // After the last card the limit is removed, so that cards added later are rendered at once.
    const next = rendered + 1 < count ? rendered + 1 : Infinity;
    return runWhenIdle(() => startTransition(() => setRendered(next)));
  }, [rendered, count]);
  return Math.min(rendered, count);
}
