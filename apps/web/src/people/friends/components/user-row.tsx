import type { PublicProfile } from '@memory/contracts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { pagePaths } from '../../../lib/page-paths.ts';
import { SafetyMenu } from '../../safety/components/safety-menu.tsx';

interface UserRowProps {
  user: PublicProfile & { email?: string | null };
  /** A text shown below the user's name. If it is left out, the user's email is shown. */
  note?: string;
  /** What is shown below the row, over its whole width. */
  details?: ReactNode;
  /** The buttons for this user, such as 'Add friend'. */
  children: ReactNode;
}

/** One user of a list with buttons and the menu to report or block the user. The API returns the email addresses of friends only. */
export function UserRow({ user, note, details, children }: UserRowProps) {
  const { t } = useTranslation();
  const name = displayName(user);
  return (
    // On a phone the buttons of a row with a note are below the note, and begin where the name begins.
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 p-4 sm:gap-x-4">
      <Avatar user={user} />
      <div className={clsx('min-w-0', note ? 'flex-1 sm:flex-[1_1_13rem]' : 'flex-[1_1_6.5rem]')}>
        <Link
          to={pagePaths.userTimeline(user.id)}
          aria-label={t('public.by', { name })}
          className="font-bold hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-soft">
          {name !== user.username && <bdi>@{user.username}</bdi>}
          {note ?? (user.email && <bdi className="min-w-0 truncate">{user.email}</bdi>)}
        </p>
      </div>
      <div className={clsx('-mr-2 ml-auto flex items-center sm:gap-2', note && 'max-sm:contents')}>
        <div
          className={clsx('flex items-center gap-2', note && 'max-sm:order-1 max-sm:basis-full max-sm:pl-[3.25rem]')}
        >
          {children}
        </div>
        <SafetyMenu user={user} />
      </div>
      {details && <div className="order-2 basis-full sm:pl-14">{details}</div>}
    </li>
  );
}
