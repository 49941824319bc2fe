import type { Entry } from '@memory/contracts';
import { SEARCH_WORDS_HEADER } from '@memory/contracts/text';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { apiErrorMessage } from '../../lib/api-errors.ts';
import { api } from '../../lib/api.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import { readKeysetPage } from '../../lib/keyset-page.ts';
import { useOnlineStatus } from '../../lib/online-status.ts';
import { EntryCard } from '../timeline/components/entry-card.tsx';
import { EntryListSkeleton } from '../timeline/components/entry-list-skeleton.tsx';
import { matchExcerpt, matchRanges } from './find-matches.ts';

/** The name of the highlight in the style sheet. */
const HIGHLIGHT_NAME = 'search-match';

/** The lists that can be searched: the user's own entries, all public entries, and the entries of the user's friends. */
type SearchableList = 'mine' | 'public' | 'friends';

/** What an entry must contain to be found: a text, or one of the user's own entries a theme. */
type Search = { list: SearchableList; text: string } | { list: 'mine'; theme: string };

const RESULTS_PER_PAGE = 20;

const searchRequests = {
  mine: (query: SearchQuery) => api.GET('/api/journal-entries', { params: { query } }),
  public: (query: SearchQuery) => api.GET('/api/public-timeline', { params: { query } }),
  friends: (query: SearchQuery) => api.GET('/api/friends-journal-entries', { params: { query } }),
};

/** The entries of a list on the server that contain the text, with the matches highlighted, or that have the theme. */
export default function SearchResults(search: Search) {
  const text = 'text' in search ? search.text : '';
  const { t } = useTranslation();
  const isOnline = useOnlineStatus();
  const results = useEntrySearch(search);
  const container = useRef<HTMLDivElement>(null);
  const entries = results.data?.entries;
  // What the search has found: the text itself, and Chinese words that it is the pinyin of.
  const foundTexts = [text, ...(results.data?.foundWords ?? [])].join(' ');
  useHighlightedMatches(container, foundTexts);
  const { hasNextPage, isFetchingNextPage, isLoadingError, refetch } = results;
  // The query itself fetches again only when it was waiting for the connection, not when the connection broke.
  useEffect(() => {
    if (isOnline && isLoadingError) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a request that the server has rejected is not repeated
  }, [isOnline]);
  if (results.isPending) {
    if (!isOnline) return <EmptyState character="线" title={t('search.offline')} text={t('search.offlineText')} />;
    return <EntryListSkeleton />;
  }
  if (!entries) {
    return isOnline ? (
      <EmptyState
        character="断"
        title={t('search.failed')}
        text={apiErrorMessage(results.error, t('search.failedText'))}
      >
        <Button variant="primary" onClick={() => void refetch()}>
          {t('timeline.tryAgain')}
        </Button>
      </EmptyState>
    ) : (
      <EmptyState character="线" title={t('search.offline')} text={t('search.offlineText')} />
    );
  }
  const olderButton = hasNextPage && (
    <Button disabled={isFetchingNextPage} onClick={() => void results.fetchNextPage()}>
      {t(isFetchingNextPage ? 'search.olderSearching' : 'search.older')}
    </Button>
  );
  if (entries.length === 0) {
    return (
      <EmptyState
        character="寻"
        title={
          hasNextPage
            ? t('search.noneSoFar')
            : 'theme' in search
              ? t('search.noneWithTheme', { theme: search.theme })
              : t('search.none', { text })
        }
        text={t(
          hasNextPage ? 'search.noneSoFarText' : 'theme' in search ? 'search.noneWithThemeText' : 'search.noneText',
        )}
      >
        {olderButton}
      </EmptyState>
    );
  }
  return (
    <div ref={container}>
      <output className="mb-4 block text-sm text-ink-soft tabular-nums">
        {t(hasNextPage ? 'search.foundSoFar' : 'search.found', { count: entries.length })}
      </output>
      <ol className="grid gap-5">
        {entries.map((entry) => (
          <li key={entry.id} className="[contain-intrinsic-height:auto_330px] [content-visibility:auto]">
            <Excerpt entry={entry} text={foundTexts} />
            <EntryCard entry={entry} day={null} />
          </li>
        ))}
      </ol>
      <div className="mt-8 grid justify-items-center gap-2">
        {olderButton || <p className="text-sm text-ink-soft">{t('search.everythingSearched')}</p>}
      </div>
    </div>
  );
}

const sourceLabels = { text: 'search.inText', transcript: 'search.inTranscript', photo: 'search.inPhoto' } as const;

/** The passage that a search has found, above the card of its entry. */
function Excerpt({ entry, text }: { entry: Entry; text: string }) {
  const { t } = useTranslation();
  const excerpt = matchExcerpt(entry, text);
  if (!excerpt) return null;
  return (
    <p dir="auto" className="kai mb-2 px-1 text-ink-soft">
      <span className="font-sans text-sm">{t(sourceLabels[excerpt.source])}</span>
      {excerpt.before}
      <mark className="rounded-sm bg-(--match) text-ink">{excerpt.match}</mark>
      {excerpt.after}
    </p>
  );
}

/**
 * Highlights the search text in the entry cards below an element, and again whenever their texts change. The browser's highlight registry marks
 * ranges without changing the elements, so the cards need not know about searches. Browsers without this registry show no highlights.
 */
function useHighlightedMatches(container: RefObject<HTMLElement | null>, searchText: string): void {
  useEffect(() => {
    const root = container.current;
    if (!root || typeof Highlight === 'undefined') return undefined;
    const highlight = (): void => {
      CSS.highlights.set(HIGHLIGHT_NAME, new Highlight(...matchRanges(root, searchText)));
    };
    highlight();
    const observer = new MutationObserver(highlight);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      CSS.highlights.delete(HIGHLIGHT_NAME);
    };
  });
}

interface SearchQuery {
  q?: string;
  theme?: string;
  limit: number;
  cursor: string | undefined;
}

/**
 * Infinite query: the entries of a list that contain the text, newest first, and after them those with words of this pinyin. A page of other users' entries may be empty although there is a next
 * page, because the server searches a limited number of entries per request.
 */
function useEntrySearch(search: Search) {
  const { list } = search;
  const filter = 'theme' in search ? { theme: search.theme } : { q: search.text };
  return useInfiniteQuery({
    queryKey: entryQueryKeys.search(list, 'theme' in search ? `#${search.theme}` : search.text),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }) => {
      const response = searchRequests[list]({ ...filter, limit: RESULTS_PER_PAGE, cursor });
      return { ...(await readKeysetPage(response)), foundWords: readFoundWords((await response).response.headers) };
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({
      entries: pages.flatMap(({ items }) => items),
      foundWords: pages.flatMap(({ foundWords }) => foundWords),
    }),
  });
}

/** Returns the Chinese words that the server has found by their pinyin. */
const readFoundWords = (headers: Headers): string[] =>
  (headers.get(SEARCH_WORDS_HEADER) ?? '').split(',').filter(Boolean).map(decodeURIComponent);
