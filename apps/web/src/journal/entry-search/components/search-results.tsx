import type { Entry } from '@memory/contracts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { apiErrorMessage } from '../../../lib/api-errors.ts';
import { useOnlineStatus } from '../../../lib/online-status.ts';
import { EntryCard } from '../../timeline/components/entry-card.tsx';
import { EntryListSkeleton } from '../../timeline/components/entry-list-skeleton.tsx';
import { type SearchableList, useEntrySearch } from '../api/search-entries.ts';
import { matchExcerpt } from '../match-excerpt.ts';
import { useHighlightedMatches } from '../use-highlighted-matches.ts';

/** The entries of a list on the server that contain the text, with the matches highlighted. */
export default function SearchResults({ list, text }: { list: SearchableList; text: string }) {
  const { t } = useTranslation();
  const isOnline = useOnlineStatus();
  const results = useEntrySearch(list, text);
  const container = useRef<HTMLDivElement>(null);
  useHighlightedMatches(container, text);
  const { data: entries, hasNextPage, isFetchingNextPage, isLoadingError, refetch } = results;
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
        title={hasNextPage ? t('search.noneSoFar') : t('search.none', { text })}
        text={t(hasNextPage ? 'search.noneSoFarText' : 'search.noneText')}
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
            <Excerpt entry={entry} text={text} />
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
