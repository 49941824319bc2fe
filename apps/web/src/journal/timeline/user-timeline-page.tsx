import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { DocumentTitle } from '../../components/ui/document-title.tsx';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { displayName } from '../../lib/display-name.ts';
import { pagePaths } from '../../lib/page-paths.ts';
import { useUserEntries } from './api/list-user-entries.ts';
import { EntryListSkeleton } from './components/entry-list-skeleton.tsx';
import { EntryList } from './components/entry-list.tsx';
import { UserTimelineHeader } from './components/user-timeline-header.tsx';

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
