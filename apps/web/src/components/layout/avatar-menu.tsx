import type { User } from '@memory/contracts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/avatar.tsx';

const OpenAvatarMenu = lazy(() => import('./open-avatar-menu.tsx'));

export const avatarButtonClass = 'grid size-11 place-items-center rounded-full';

/** One's picture; what is behind it is loaded when it is first opened. */
export function AvatarMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const [used, setUsed] = useState(false);
  const closed = (
    <button type="button" aria-haspopup="menu" className={avatarButtonClass} onClick={() => setUsed(true)}>
      <Avatar person={user} />
      <span className="sr-only">{t('nav.account')}</span>
    </button>
  );
  if (!used) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenAvatarMenu user={user} />
    </Suspense>
  );
}
