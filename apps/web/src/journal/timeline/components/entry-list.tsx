import type { Entry } from '@memory/contracts';
import { Pointer } from 'lucide-react';
import { startTransition, Suspense, useCallback, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/ui/button.tsx';
import { entryDayNumber, type FetchedItems } from '../../../lib/fetched-items.ts';
import { runWhenIdle } from '../../../lib/run-when-idle.ts';
import { useNearViewport } from '../../../lib/use-near-viewport.ts';
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

/** Delay in milliseconds after which the cards far below the viewport are rendered, so that screen readers and the browser's search find them. */
const UNSEEN_CARDS_DELAY_MS = 4_000;

/**
 * A list of entry cards with a 'Load More' button. A long list is rendered as a virtual list, which contains only the cards near the
 * viewport.
 */
export function EntryList({ list, pages, numbered, hint, isFiltered = false }: EntryListProps) {
  const { renderedCount, rendersUnseen, renderNext } = useProgressiveRendering(list.items.length);
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
      {renderedCount < list.items.length && <NextCard key={renderedCount} isDue={rendersUnseen} onDue={renderNext} />}
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
 * Counts how many of `count` cards to render now. On the page that was opened first, one card is rendered at first, because rendering twenty cards
 * at once would block a phone; `renderNext` adds one, and `rendersUnseen` tells whether cards far below the viewport are to be added too. On pages
 * opened later, all cards are rendered at once, so that going back restores the scroll position.
 */
function useProgressiveRendering(count: number) {
  const isFirstPage = useLocation().key === 'default';
  const [rendered, setRendered] = useState(isFirstPage ? INITIALLY_RENDERED_CARDS : Infinity);
  const [rendersUnseen, setRendersUnseen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setRendersUnseen(true), UNSEEN_CARDS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  const renderNext = useCallback(() => {
    // After the last card the limit is removed, so that cards added later are rendered at once.
    startTransition(() => setRendered((number) => (number + 1 < count ? number + 1 : Infinity)));
  }, [count]);
  return { renderedCount: Math.min(rendered, count), rendersUnseen, renderNext };
}

/** Stands for the next card: asks for it when the browser is idle and the card would be near the viewport, or is due anyway. */
function NextCard({ isDue, onDue }: { isDue: boolean; onDue: () => void }) {
  const [ref, isNear] = useNearViewport<HTMLDivElement>();
  const isAsked = isDue || isNear;
  useEffect(() => (isAsked ? runWhenIdle(onDue) : undefined), [isAsked, onDue]);
  return <div ref={ref} />;
}
