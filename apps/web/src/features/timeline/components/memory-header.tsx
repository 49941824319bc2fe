import type { Entry } from '@memory/contracts';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../app/paths.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { DaySeal } from '../../../components/ui/seal.tsx';
import { formatMoment } from '../../../lib/format-date.ts';
import { displayName } from '../../../lib/person.ts';
import { PrivacyBadge } from './privacy-badge.tsx';

interface MemoryHeaderProps {
  entry: Entry;
  day: number | null;
  titleId: string;
}

/** Day, title, date, author, place and who may see it. On a phone the badge stands beside the author: the title needs the width. */
export function MemoryHeader({ entry, day, titleId }: MemoryHeaderProps) {
  const { t, i18n } = useTranslation();
  const name = displayName(entry.user);
  return (
    <header className="grid grid-cols-[auto_1fr_auto] gap-x-4 p-5 pb-0 sm:p-6 sm:pb-0">
      <div className="row-span-2">{day === null ? <Avatar person={entry.user} /> : <DaySeal day={day} />}</div>
      <div className="min-w-0 max-sm:col-span-2">
        <h2 id={titleId} dir="auto" className="kai text-[1.4rem]">
          {entry.title}
        </h2>
        <time dateTime={entry.createdAt} className="mt-1 block text-sm text-ink-soft">
          {formatMoment(entry.createdAt, i18n.language)}
        </time>
      </div>
      <div className="col-start-3 row-start-2 self-start max-sm:mt-1 sm:row-start-1">
        <PrivacyBadge level={entry.privacyLevel} />
      </div>
      <p className="col-start-2 row-start-2 mt-0.5 flex min-w-0 flex-wrap items-center gap-x-4 text-sm text-ink-soft">
        <span className="inline-flex items-center gap-1.5">
          {day !== null && <Avatar person={entry.user} size="small" />}
          <Link to={paths.userTimeline(entry.userId)} aria-label={t('public.by', { name })} className="-ml-1 inline-flex min-h-8 items-center rounded px-1 hover:text-ink hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </span>
        {entry.location && (
          <span className="inline-flex items-center gap-1">
            <MapPin size={14} aria-hidden />
            {entry.location}
          </span>
        )}
      </p>
    </header>
  );
}
