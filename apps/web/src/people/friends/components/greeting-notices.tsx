import type { GreetingNotice } from '@memory/contracts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api, unwrapResponse } from '../../../lib/api.ts';
import { localDay } from '../../../lib/calendar-days.ts';
import { formatDate } from '../../../lib/format-date.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { friendQueryKeys } from '../../query-keys.ts';
import { UserRow } from './user-row.tsx';

/** The newest stamps and voices of friends on the viewer's entries, each with a link to its entry. Renders nothing when there are none. */
export function GreetingNotices() {
  const { t } = useTranslation();
  const { data } = useQuery({
    queryKey: friendQueryKeys.greetingNotices,
    queryFn: () => unwrapResponse(api.GET('/api/greetings/notices')),
  });
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="greeting-notices" className="mb-8">
      <h2 id="greeting-notices" className="mb-3 text-lg">
        {t('greetingNotices.title')}
      </h2>
      <ul className="sheet divide-y divide-line">
        {data.map((notice) => (
          <GreetingNoticeRow key={`${notice.entryId} ${notice.giver.id}`} notice={notice} />
        ))}
      </ul>
    </section>
  );
}

function GreetingNoticeRow({ notice }: { notice: GreetingNotice }) {
  const { t, i18n } = useTranslation();
  const { title, entryCreatedAt, hasStamp, hasRecording, giver, createdAt } = notice;
  const kind = hasStamp && hasRecording ? 'both' : hasRecording ? 'voice' : 'stamp';
  return (
    <UserRow user={giver} note={t(`greetingNotices.${kind}`)}>
      <Link
        to={pagePaths.calendarDay(localDay(new Date(entryCreatedAt)))}
        aria-label={t('greetingNotices.open', { title })}
        className="flex min-h-11 min-w-0 flex-wrap items-center gap-x-3 hover:underline"
      >
        <span dir="auto" className="kai line-clamp-1 text-[1.15rem] leading-snug">
          {title}
        </span>
        <time dateTime={createdAt} className="text-sm text-ink-soft">
          {formatDate(createdAt, i18n.language)}
        </time>
      </Link>
    </UserRow>
  );
}
