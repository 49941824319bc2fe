import { useTranslation } from 'react-i18next';
import { useFriendNewsCount } from '../api/friend-news.ts';

const MAX_SHOWN = 9;

/** A small number beside the link to the friends page: new friends and friend requests. Renders nothing when there are none. */
export function FriendNewsBadge() {
  const { t } = useTranslation();
  const count = useFriendNewsCount();
  if (count === 0) return null;
  return (
    <span className="fade-in grid min-w-5 place-items-center rounded-full bg-jade-wash px-1.5 text-xs leading-5 font-bold tabular-nums text-jade-text">
      <span aria-hidden>{count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}</span>
      <span className="sr-only">{t('friends.news', { count })}</span>
    </span>
  );
}

/** A dot on the menu button of small screens, whose menu contains the link to the friends page. */
export function FriendNewsDot() {
  const { t } = useTranslation();
  const count = useFriendNewsCount();
  if (count === 0) return null;
  return (
    <span className="fade-in absolute top-2 right-2 size-2 rounded-full bg-jade ring-2 ring-paper">
      <span className="sr-only">{t('friends.news', { count })}</span>
    </span>
  );
}
