import type { Entry } from '@memory/contracts';
import { clsx } from 'clsx';
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { DayNumberSeal } from '../../../components/ui/seal.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { formatDateTime } from '../../../lib/format-date.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { SafetyMenu } from '../../../people/index.ts';
import { AnnotatedText } from '../../../reading/index.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { useFocusWhenSaved, useJustSavedStep } from '../../entries/just-saved-entry.ts';
import { PrivacyBadge } from './privacy-badge.tsx';
import { PrivacySelector } from './privacy-selector.tsx';

/** Titles are in the typeface of the interface, because it is there at once: the Kai font arrives in parts, which would mix two typefaces in a title. */
export const entryTitleClass = 'text-xl leading-snug';

interface EntryHeaderProps {
  entry: Entry;
  day: number | null;
  titleId: string;
}

/**
 * Header of an entry's card: day number, title, date, author, location, privacy level, which its author can change, and, for another user's
 * entry, the menu to report it or block its author. On phones the title has a line of its own, and the privacy level moves below a long name.
 */
export function EntryHeader({ entry, day, titleId }: EntryHeaderProps) {
  const { t, i18n } = useTranslation();
  const name = displayName(entry.user);
  const { user } = useCurrentUser();
  const step = useJustSavedStep(entry.id);
  const heading = useFocusWhenSaved(entry.id);
  return (
    <header className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-4 p-5 pb-0 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:p-6 sm:pb-0">
      <div className="row-span-3 sm:row-span-2">
        {day === null ? (
          <Avatar user={entry.user} />
        ) : (
          <DayNumberSeal
            day={day}
            // The seal of an entry that was just saved is stamped when its card has come into view.
            className={clsx(step === 'arrival' && 'motion-safe:opacity-0', step === 'stamp' && 'motion-safe:stamp-in')}
          />
        )}
      </div>
      <h2 id={titleId} ref={heading} tabIndex={-1} dir="auto" className={`${entryTitleClass} col-span-2`}>
        <AnnotatedText text={entry.title} isTitle />
      </h2>
      <time
        dateTime={entry.createdAt}
        className="col-start-2 mt-1 min-h-8 content-center text-sm text-ink-soft max-sm:col-span-2 max-sm:min-h-0"
      >
        {formatDateTime(entry.createdAt, i18n.language)}
      </time>
      <div className="col-span-2 col-start-2 row-start-3 mt-0.5 flex flex-wrap items-center gap-2 sm:contents">
        <p className="flex flex-[1_1_7rem] flex-wrap items-center gap-x-4 text-sm text-ink-soft [overflow-wrap:break-word] max-[24rem]:basis-full sm:col-span-2 sm:col-start-3 sm:row-start-2 sm:mt-1 sm:min-w-0">
          <span className="inline-flex items-center gap-1.5">
            {day !== null && <Avatar user={entry.user} size="small" />}
            <Link
              to={pagePaths.userTimeline(entry.userId)}
              aria-label={t('public.by', { name })}
              className="-ml-1 inline-flex min-h-8 items-center rounded px-1 hover:text-ink hover:underline"
            >
              <bdi className="line-clamp-2">{name}</bdi>
            </Link>
          </span>
          {entry.location && (
            <span className="inline-flex items-center gap-1">
              <MapPin size={14} aria-hidden />
              <bdi>{entry.location}</bdi>
            </span>
          )}
        </p>
        <div className="flex items-center gap-1 self-start max-sm:ml-auto sm:col-start-4 sm:row-start-1">
          {user?.id === entry.userId ? <PrivacySelector entry={entry} /> : <PrivacyBadge level={entry.privacyLevel} />}
          <SafetyMenu user={{ ...entry.user, id: entry.userId }} entry={entry} />
        </div>
      </div>
    </header>
  );
}
