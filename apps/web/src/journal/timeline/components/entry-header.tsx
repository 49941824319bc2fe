import type { Entry, PrivacyLevel } from '@memory/contracts';
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
import { TextInScript } from '../../../words/index.ts';
import { useFocusWhenSaved, useJustSavedStep } from '../../entries/just-saved-entry.ts';
import { privacyIcons } from '../privacy-icons.ts';

export const entryTitleClass = 'kai text-[1.4rem]';

interface EntryHeaderProps {
  entry: Entry;
  day: number | null;
  titleId: string;
}

/**
 * Header of an entry's card: day number, title, date, author, location, privacy level and, for another user's entry, the menu to report it
 * or block its author. On phones the title has a line of its own, and the privacy level moves below a long name.
 */
export function EntryHeader({ entry, day, titleId }: EntryHeaderProps) {
  const { t, i18n } = useTranslation();
  const name = displayName(entry.user);
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
        <TextInScript text={entry.title} />
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
          <PrivacyBadge level={entry.privacyLevel} />
          <SafetyMenu user={{ ...entry.user, id: entry.userId }} entry={entry} />
        </div>
      </div>
    </header>
  );
}

/**
 * An entry's privacy level as an icon and a word, because colour alone would not be accessible. On the narrowest phones the word is left to
 * screen readers, so that the author's name has room.
 */
function PrivacyBadge({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const { Icon, className } = privacyIcons[level];
  return (
    <span
      title={t(`card.${level}Text`)}
      className={clsx(
        'inline-flex shrink-0 items-center gap-1.5 rounded-full border px-2.5 py-1 text-sm font-semibold',
        className,
      )}
    >
      <Icon size={15} aria-hidden />
      <span className="max-[24rem]:sr-only">{t(`card.${level}`)}</span>
    </span>
  );
}
