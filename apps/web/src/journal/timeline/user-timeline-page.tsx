import type { PublicProfile } from '@memory/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { useCopyLink } from '../../components/copy-link/use-copy-link.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { Button, buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { api, unwrapResponse } from '../../lib/api.ts';
import { displayName } from '../../lib/display-name.ts';
import { entryQueryKeys } from '../../lib/entry-cache.ts';
import { entryPageSize, flattenPages, keepUnchangedItems } from '../../lib/fetched-items.ts';
import { readPagingHeaders } from '../../lib/keyset-page.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { SafetyMenu } from '../../people/index.ts';
import { EntryListSkeleton } from './components/entry-list-skeleton.tsx';
import { EntryList } from './components/entry-list.tsx';

/** The screen with one user's public entries. */
export default function UserTimelinePage() {
  const { t } = useTranslation();
  const { userId = '' } = useParams();
  const entries = useUserEntries(userId);
  const { user, items = [], total = 0 } = entries.data ?? {};
  return (
    <div className="mx-auto w-full max-w-[48rem] px-4 py-8 sm:px-6">
      <DocumentTitle>{user ? t('public.by', { name: displayName(user) }) : t('public.title')}</DocumentTitle>
      {user ? <UserTimelineHeader user={user} total={total} /> : <h1 className="sr-only">{t('public.title')}</h1>}
      {entries.isPending && <EntryListSkeleton />}
      {entries.isError && !entries.data && (
        <EmptyState character="无" title={t('userTimeline.failed')}>
          <Link to={pagePaths.publicTimeline} className={buttonClass('outline')}>
            {t('userTimeline.back')}
          </Link>
        </EmptyState>
      )}
      {user && items.length === 0 && <EmptyState character="静" title={t('userTimeline.empty')} />}
      {items.length > 0 && <EntryList list={{ items, total }} numbered pages={entries} />}
    </div>
  );
}

/**
 * Header of a user's public timeline: avatar, name, number of entries, a button to copy the timeline's link, and the menu to report or
 * block the user. On phones the button and the menu are below the name.
 */
function UserTimelineHeader({ user, total }: { user: PublicProfile; total: number }) {
  const { t } = useTranslation();
  const copyLink = useCopyLink();
  return (
    <header className="mb-7 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 sm:flex">
      <Avatar user={user} size="large" />
      <div className="mr-auto min-w-0">
        <h1 className="text-2xl sm:text-3xl">
          <bdi>{displayName(user)}</bdi>
        </h1>
        <p className="mt-1 text-ink-soft">{t('userTimeline.count', { count: total })}</p>
      </div>
      <div className="flex items-center justify-between gap-1 max-sm:col-span-2">
        <Button onClick={() => void copyLink(window.location.pathname, { title: t('userTimeline.toasts.copied') })}>
          <Link2 size={18} aria-hidden />
          {t('userTimeline.share')}
        </Button>
        <SafetyMenu user={user} />
      </div>
    </header>
  );
}

/** Infinite query: one user's public entries, newest first, with the user's public profile. */
function useUserEntries(userId: string) {
  return useInfiniteQuery({
    queryKey: entryQueryKeys.ofUser(userId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam: cursor }) => {
      const result = await api.GET('/api/public-timeline/{userId}', {
        params: { path: { userId }, query: { limit: entryPageSize(cursor), cursor } },
      });
      const { entries, user } = await unwrapResponse(Promise.resolve(result));
      return { items: entries, user, ...readPagingHeaders(result.response.headers, entries.length) };
    },
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ ...flattenPages(pages), user: pages[0]?.user }),
    structuralSharing: keepUnchangedItems,
  });
}
