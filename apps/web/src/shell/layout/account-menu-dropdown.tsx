import type { User } from '@memory/contracts';
import { LogOut } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { signOut } from '../../account/index.ts';
import { Avatar } from '../../components/ui/avatar.tsx';
import { menuItemClass, DropdownMenuContent } from '../../components/ui/dropdown-menu-content.tsx';
import { displayName } from '../../lib/display-name.ts';
import { avatarMenuButtonClass } from './avatar-menu.tsx';
import { accountLinks } from './nav-links.ts';

/** The open avatar menu. This component is a chunk of its own, which `AvatarMenu` loads when the user first opens the menu. */
export default function AccountMenuDropdown({ user }: { user: User }) {
  const { t } = useTranslation();
  return (
    <DropdownMenu.Root defaultOpen modal={false}>
      <DropdownMenu.Trigger className={avatarMenuButtonClass}>
        <Avatar user={user} />
        <span className="sr-only">{t('nav.account')}</span>
      </DropdownMenu.Trigger>
      <DropdownMenuContent align="end">
        <DropdownMenu.Label className="max-w-64 px-3 pt-2 pb-3">
          <span className="block truncate font-bold">{displayName(user)}</span>
          <span className="block truncate text-sm text-ink-soft">{user.email ?? user.username}</span>
        </DropdownMenu.Label>
        <DropdownMenu.Separator className="mb-1 h-px bg-line" />
        {accountLinks.map(({ to, label, Icon }) => (
          <DropdownMenu.Item key={to} asChild className={menuItemClass}>
            <Link to={to}>
              <Icon size={18} aria-hidden />
              {t(label)}
            </Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item className={menuItemClass} onSelect={() => void signOut()}>
          <LogOut size={18} aria-hidden />
          {t('nav.logout')}
        </DropdownMenu.Item>
      </DropdownMenuContent>
    </DropdownMenu.Root>
  );
}
