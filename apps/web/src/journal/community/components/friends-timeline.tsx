import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button, buttonClass, linkAsButtonProps } from '../../../components/ui/button.tsx';
import { EmptyState } from '../../../components/ui/empty-state.tsx';
import { isUnauthorizedError } from '../../../lib/api-errors.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import type { useFriendsEntries } from '../../timeline/api/list-friends-entries.ts';
import { SearchableTimeline } from './searchable-timeline.tsx';

/** The timeline of entries that friends share. If the session has expired since the page was opened, it shows a prompt to sign in. */
export function FriendsTimeline({
  entries,
  searchText,
}: {
  entries: ReturnType<typeof useFriendsEntries>;
  searchText: string;
}) {
  const { t } = useTranslation();
  const failed = isUnauthorizedError(entries.error) ? (
    <EmptyState character="锁" title={t('community.login')} text={t('community.loginText')}>
      <a href={pagePaths.auth} className={buttonClass('primary')}>
        {t('nav.signIn')}
      </a>
    </EmptyState>
  ) : (
    <EmptyState character="断" title={t('community.failed')} text={t('timeline.failedText')}>
      <Button variant="primary" onClick={() => void entries.refetch()}>
        {t('timeline.tryAgain')}
      </Button>
    </EmptyState>
  );
  const empty = (
    <EmptyState character="友" title={t('community.empty')} text={t('community.emptyText')}>
      <Link {...linkAsButtonProps} to={pagePaths.findFriends} className={buttonClass('primary')}>
        {t('community.findFriends')}
      </Link>
    </EmptyState>
  );
  return <SearchableTimeline entries={entries} searchText={searchText} failed={failed} empty={empty} />;
}
