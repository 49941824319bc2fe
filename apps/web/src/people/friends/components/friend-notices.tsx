import type { FriendNotice } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { useFriendNotices } from '../api/friend-news.ts';
import { useDismissFriendNotice } from '../api/friends.ts';
import { RemoveFriendButton } from './remove-friend-button.tsx';
import { UserRow } from './user-row.tsx';

/** The list of new friends whom the viewer has not added. Renders nothing when there are none. */
export function FriendNotices() {
  const { t } = useTranslation();
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useFriendNotices();
  if (!data || data.items.length === 0) return null;
  return (
    <section aria-labelledby="friend-notices" className="mb-8">
      <h2 id="friend-notices" className="mb-3 text-lg">
        {t('friendNotices.title')}
      </h2>
      <ul className="sheet divide-y divide-line">
        {data.items.map((notice) => (
          <FriendNoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-3" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('friendNotices.more')}
        </Button>
      )}
    </section>
  );
}

function FriendNoticeRow({ notice }: { notice: FriendNotice }) {
  const { t } = useTranslation();
  const dismiss = useDismissFriendNotice(notice.id);
  return (
    <UserRow user={notice} note={t(`friendNotices.${notice.kind}`)}>
      <Button
        variant="outline"
        disabled={dismiss.isPending}
        aria-label={t('friendNotices.dismissName', { name: displayName(notice) })}
        onClick={() => dismiss.mutate()}
      >
        {t('friendNotices.dismiss')}
      </Button>
      <RemoveFriendButton friend={notice} />
    </UserRow>
  );
}
