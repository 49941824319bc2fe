import type { User } from '@memory/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../components/ui/avatar.tsx';
import { preloadable } from '../../lib/preloadable-component.ts';

const AccountMenuDropdown = preloadable(() => import('./account-menu-dropdown.tsx'));

export const avatarMenuButtonClass = 'grid size-11 place-items-center rounded-full';

/** The avatar button in the top bar. Its menu is loaded when the user first opens it. */
export function AvatarMenu({ user }: { user: User }) {
  const { t } = useTranslation();
  const [wasOpened, setWasOpened] = useState(false);
  const closedButton = (
    <button type="button" aria-haspopup="menu" className={avatarMenuButtonClass} onClick={() => setWasOpened(true)}>
      <Avatar user={user} />
      <span className="sr-only">{t('nav.account')}</span>
    </button>
  );
  if (!wasOpened) return closedButton;
  return (
    <Suspense fallback={closedButton}>
      <AccountMenuDropdown user={user} />
    </Suspense>
  );
}
