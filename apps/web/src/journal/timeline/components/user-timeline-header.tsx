import type { PublicProfile } from '@memory/contracts';
import { Link2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCopyLink } from '../../../components/copy-link/use-copy-link.ts';
import { Avatar } from '../../../components/ui/avatar.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { displayName } from '../../../lib/display-name.ts';
import { SafetyMenu } from '../../../people/index.ts';

/**
 * Header of a user's public timeline: avatar, name, number of entries, a button to copy the timeline's link, and the menu to report or
 * block the user. On phones the button and the menu are below the name.
 */
export function UserTimelineHeader({ user, total }: { user: PublicProfile; total: number }) {
  const { t } = useTranslation();
  const copyLink = useCopyLink();
  return (
    <header className="mb-7 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4 sm:flex">
      <Avatar user={user} size="large" />
      <div className="mr-auto min-w-0">
        <h1 className="text-2xl sm:text-3xl">
          <bdi>{displayName(user)}</bdi>
        </h1>
        <p className="mt-1 text-ink-soft">{t('userTimeline.count', { count: total })}</p>
      </div>
      <div className="flex items-center justify-between gap-1 max-sm:col-span-2">
        <Button onClick={() => void copyLink(window.location.pathname, { title: t('userTimeline.toasts.copied') })}>
          <Link2 size={18} aria-hidden />
          {t('userTimeline.share')}
        </Button>
        <SafetyMenu user={user} />
      </div>
    </header>
  );
}
