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

export function MemoryHeader({ entry, day, titleId }: MemoryHeaderProps) {
  const { t, i18n } = useTranslation();
  const name = displayName(entry.user);
  return (
    <header className="flex items-start gap-4 p-5 pb-0 sm:p-6 sm:pb-0">
      {day === null ? <Avatar person={entry.user} /> : <DaySeal day={day} />}
      <div className="min-w-0 flex-1">
        <h2 id={titleId} dir="auto" className="kai text-xl">
          {entry.title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft">
          <time dateTime={entry.createdAt}>{formatMoment(entry.createdAt, i18n.language)}</time>
        </p>
        <p className="flex flex-wrap items-center gap-x-4 text-sm text-ink-soft">
          <Link
            to={paths.userTimeline(entry.userId)}
            aria-label={t('public.by', { name })}
            className="-ml-1 inline-flex min-h-8 items-center gap-1.5 rounded px-1 hover:text-ink hover:underline"
          >
            {day !== null && <Avatar person={entry.user} size="small" />}
            <bdi>{name}</bdi>
          </Link>
          {entry.location && (
            <span className="inline-flex items-center gap-1">
              <MapPin size={14} aria-hidden />
              {entry.location}
            </span>
          )}
        </p>
      </div>
      <PrivacyBadge level={entry.privacyLevel} />
    </header>
  );
}
