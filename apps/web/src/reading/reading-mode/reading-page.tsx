import { ApiRequestError } from '@memory/api-client';
import type { Entry } from '@memory/contracts';
import { type InfiniteData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import NotFoundPage from '../../components/ui/not-found-page.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { isNotFoundError } from '../../lib/api-errors.ts';
import { api, unwrapResponse } from '../../lib/api.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import type { KeysetPage } from '../../lib/keyset-page.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { entryWithOfflineFallback } from '../../session/index.ts';
import { ReadingToolbar, ReadingView } from './components/reading-view.tsx';
import { rememberReadEntry } from './read-entry.ts';

/** Reading mode: one entry's text in large type, with everything that helps to read it. */
export default function ReadingPage() {
  const { t } = useTranslation();
  const { entryId = '' } = useParams();
  const { entry, isMissing, isError, refetch } = useEntry(entryId);
  const close = useCloseReading(entryId);
  if (isMissing) return <NotFoundPage />;
  if (entry) return <ReadingView key={entryId} entry={entry} onClose={close} />;
  return (
    <div className="flex flex-1 flex-col">
      <meta name="robots" content="noindex" />
      <DocumentTitle>{t('reading.mode')}</DocumentTitle>
      <ReadingToolbar onClose={close} />
      <div className="mx-auto w-full max-w-[44rem] px-5 py-8 sm:px-6">
        {isError ? (
          <EmptyState character="断" title={t('readingMode.failed')} text={t('readingMode.failedText')}>
            <Button variant="primary" onClick={() => void refetch()}>
              {t('timeline.tryAgain')}
            </Button>
          </EmptyState>
        ) : (
          <output aria-label={t('readingMode.loading')} className="grid gap-6">
            <Skeleton className="h-11 w-3/5" />
            <Skeleton className="h-6 w-2/5" />
            <Skeleton className="mt-3 h-72" />
          </output>
        )}
      </div>
    </div>
  );
}

/**
 * Query: an entry that the viewer may see. An entry that a list has already loaded is shown at once, even without a connection, and is requested
 * again, because only the server decides who may see the entry.
 */
function useEntry(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery({
    queryKey: entryQueryKeys.one(id),
    queryFn: () =>
      entryWithOfflineFallback(id, () =>
        unwrapResponse(api.GET('/api/journal-entries/{id}', { params: { path: { id } } })),
      ),
    initialData: () => findLoadedEntry(queryClient, id),
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  });
  const isMissing = isNotFoundError(query.error) || isInvalidId(query.error);
  return { entry: isMissing ? undefined : query.data, isMissing, isError: query.isError, refetch: query.refetch };
}

/** The server rejects a path that contains no id at all. */
const isInvalidId = (error: unknown): boolean => error instanceof ApiRequestError && error.status === 400;

/** The data of queries of entries: pages of entries, or one entry. Data of other shapes contains no texts for reading mode. */
type EntryData = Partial<InfiniteData<KeysetPage<Entry>>> & Partial<Entry>;

/** Returns the newest version of an entry in the lists and single entries that are loaded. */
function findLoadedEntry(queryClient: QueryClient, id: string): Entry | undefined {
  const loaded = queryClient
    .getQueriesData<EntryData>({ queryKey: entryQueryKeys.all })
    .flatMap(([, data]) => data?.pages?.flatMap(({ items }) => items) ?? (data ? [data as Entry] : []));
  return loaded.filter((entry) => entry.id === id).toSorted((a, b) => b.version - a.version)[0];
}

/** Returns a function that leaves the page: back to the card from which the page was opened, or to the home page. Escape calls the same function. */
function useCloseReading(entryId: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { isFromCard?: boolean } | null };
  const isFromCard = state?.isFromCard ?? false;

  function close(): void {
    rememberReadEntry(entryId);
    if (isFromCard) void navigate(-1);
    else void navigate(pagePaths.home);
  }

  useEffect(() => {
    function closeOnEscape(event: KeyboardEvent): void {
      // A popover, dialog or menu that is open closes first.
      const isOverlayOpen = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isOverlayOpen) close();
    }
    // In the capture phase, because an overlay may have been removed before the event bubbles.
    window.addEventListener('keydown', closeOnEscape, true);
    return () => window.removeEventListener('keydown', closeOnEscape, true);
  });
  return close;
}
