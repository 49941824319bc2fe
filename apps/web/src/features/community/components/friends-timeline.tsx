import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Button, buttonClass, likeButton } from '../../../components/ui/button.tsx';
import { EmptyPage } from '../../../components/ui/empty-page.tsx';
import { isSignedOut } from '../../../lib/error-message.ts';
import type { useFriendsEntries } from '../../timeline/api/list-friends-entries.ts';
import { SearchableTimeline } from './searchable-timeline.tsx';

/** What friends share. Only for signed-in people: a session may have ended since the page was opened. */
export function FriendsTimeline({ entries, typed }: { entries: ReturnType<typeof useFriendsEntries>; typed: string }) {
  const { t } = useTranslation();
  const failed = isSignedOut(entries.error) ? (
    <EmptyPage character="锁" title={t('community.login')} text={t('community.loginText')}>
      <a href={paths.auth} className={buttonClass('act')}>
        {t('nav.signIn')}
      </a>
    </EmptyPage>
  ) : (
    <EmptyPage character="断" title={t('community.failed')} text={t('timeline.failedText')}>
      <Button look="act" onClick={() => void entries.refetch()}>
        {t('timeline.tryAgain')}
      </Button>
    </EmptyPage>
  );
  const empty = (
    <EmptyPage character="友" title={t('community.empty')} text={t('community.emptyText')}>
      <Link {...likeButton} to={paths.findFriends} className={buttonClass('act')}>
        {t('community.findFriends')}
      </Link>
    </EmptyPage>
  );
  return <SearchableTimeline entries={entries} typed={typed} failed={failed} empty={empty} />;
}
