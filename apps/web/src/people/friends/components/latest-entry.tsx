import type { PublicProfile } from '@memory/contracts';
import { Globe, Mic, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { thumbnailUrl } from '../../../capture/index.ts';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { formatDate } from '../../../lib/format-date.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import type { LatestEntryState } from '../api/friends.ts';

interface LatestEntryProps {
  friend: PublicProfile;
  entry: LatestEntryState;
}

/** The entry that a friend last shared, with a link to the entry. */
export function LatestEntry({ friend, entry }: LatestEntryProps) {
  const { t, i18n } = useTranslation();
  if (entry === 'loading') return <Skeleton className="h-[5.5rem] rounded-xl" />;
  if (entry === null || entry === 'failed')
    return (
      <p className="text-sm text-ink-soft max-sm:pl-[3.25rem]">
        {t(entry === null ? 'friendEntry.none' : 'friendEntry.failed')}
      </p>
    );
  const { title, excerpt, imageUrl, hasRecording, isPublic, createdAt } = entry;
  const PrivacyIcon = isPublic ? Globe : Users;
  return (
    <Link
      to={isPublic ? pagePaths.userTimeline(friend.id) : pagePaths.friendsTimeline}
      className="flex min-h-[5.5rem] items-center gap-3 overflow-hidden rounded-xl bg-well/60 p-3 pl-4 transition-colors hover:bg-well"
    >
      <span className="grid min-w-0 flex-1 gap-0.5">
        <span dir="auto" className="kai line-clamp-1 text-[1.15rem] leading-snug">
          {title}
        </span>
        {excerpt.trim() !== '' && (
          <span dir="auto" className="kai line-clamp-1 text-[0.95rem] text-ink-soft">
            {excerpt}
          </span>
        )}
        <span className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.8rem] text-ink-soft">
          <span className="inline-flex items-center gap-1">
            <PrivacyIcon size={13} aria-hidden />
            <span className="sr-only">{t(isPublic ? 'friendEntry.public' : 'friendEntry.friends')}</span>
            <time dateTime={createdAt}>{formatDate(createdAt, i18n.language)}</time>
          </span>
          {hasRecording && (
            <span className="inline-flex items-center gap-1">
              <Mic size={13} aria-hidden />
              {t('friendEntry.recording')}
            </span>
          )}
        </span>
      </span>
      {imageUrl && (
        <img
          src={thumbnailUrl(imageUrl, 'small')}
          alt=""
          loading="lazy"
          className="size-16 shrink-0 rounded-lg object-cover"
        />
      )}
    </Link>
  );
}
