import type { User } from '@memory/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { pagePaths } from '../../../lib/page-paths.ts';

/** The user as others see them: avatar, name and username, with a link to their public timeline. */
export function ProfileHeader({ profile }: { profile: User }) {
  const { t } = useTranslation();
  const name = displayName(profile);
  return (
    <header className="mb-6 flex items-center gap-4">
      <Avatar user={profile} size="large" />
      <div className="min-w-0">
        <p className="text-2xl leading-snug font-bold">
          <bdi>{name}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-ink-soft">
          {name !== profile.username && <bdi>@{profile.username}</bdi>}
          <Link
            to={pagePaths.userTimeline(profile.id)}
            className="inline-flex min-h-11 items-center text-jade-text underline"
          >
            {t('profile.ownTimeline')}
          </Link>
        </p>
      </div>
    </header>
  );
}
