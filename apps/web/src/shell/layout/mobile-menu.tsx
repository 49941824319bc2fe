import type { OwnUser } from '@memory/contracts';
import { LogOut, type LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { signOut } from '../../account/index.ts';
import { buttonClass } from '../../components/ui/button.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { FriendNewsBadge } from '../../people/index.ts';
import { ClassesLink, hasClasses } from '../../school/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { accountLinks, navLinks } from './nav-links.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/**
 * The navigation links on small screens, below the top bar. This component is a separate chunk, which `SignedInTopBar` loads when the menu is first
 * opened.
 */
export default function MobileMenu({ user, onClose }: { user: OwnUser; onClose: () => void }) {
  const { t } = useTranslation();
  useEffect(() => {
    const closeOnEscapeKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeOnEscapeKey);
    return () => document.removeEventListener('keydown', closeOnEscapeKey);
  }, [onClose]);
  return (
    <nav
      id="mobile-menu"
      aria-label={t('nav.main')}
      className="fade-in fixed inset-x-0 top-16 z-30 border-b border-line bg-paper p-4 pt-2 md:hidden"
    >
      {navLinks.map(({ to, label, Icon }) => (
        <MobileMenuLink key={to} to={to} label={t(label)} Icon={Icon} onClick={onClose} />
      ))}
      {hasClasses(user) && (
        <OptionalContent>
          <ClassesLink viewer={user}>{(link) => <MobileMenuLink {...link} onClick={onClose} />}</ClassesLink>
        </OptionalContent>
      )}
      {accountLinks.map(({ to, label, Icon }) => (
        <MobileMenuLink key={to} to={to} label={t(label)} Icon={Icon} onClick={onClose} />
      ))}
      <div className="mt-2 flex flex-wrap gap-2 border-t border-line pt-3">
        <LanguageSwitch />
        <ThemeSwitch labelled />
        <span className="flex-1" />
        <button type="button" className={buttonClass('ghost')} onClick={() => void signOut()}>
          <LogOut size={18} aria-hidden />
          {t('nav.logout')}
        </button>
      </div>
    </nav>
  );
}

interface MobileMenuLinkProps {
  to: string;
  label: string;
  Icon: LucideIcon;
  onClick: () => void;
}

function MobileMenuLink({ to, label, Icon, onClick }: MobileMenuLinkProps) {
  return (
    <NavLink
      to={to}
      end
      onClick={onClick}
      className="flex min-h-13 items-center gap-3 rounded-xl px-3 text-lg font-semibold text-ink-soft aria-[current=page]:bg-cinnabar-wash aria-[current=page]:text-cinnabar-text"
    >
      <Icon size={20} aria-hidden />
      {label}
      {to === pagePaths.friends && <FriendNewsBadge />}
    </NavLink>
  );
}
