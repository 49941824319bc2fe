import { useEffect, useState } from 'react';
import { runWhenIdle } from '../../lib/run-when-idle.ts';
import { useFriendNotices } from './api/list-friend-notices.ts';
import { useFriendRequests } from './api/list-friend-requests.ts';

/**
 * The number of friend notices and incoming friend requests; 0 until they are loaded. They are fetched when the page is idle, because the
 * page's own content is more urgent.
 */
export function useFriendNewsCount(): number {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => runWhenIdle(() => setIdle(true)), []);
  const notices = useFriendNotices({ enabled: isIdle });
  const requests = useFriendRequests({ enabled: isIdle });
  const incomingCount = requests.data?.filter(({ direction }) => direction === 'incoming').length ?? 0;
  return (notices.data?.total ?? 0) + incomingCount;
}
