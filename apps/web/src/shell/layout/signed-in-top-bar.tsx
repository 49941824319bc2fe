import type { OwnUser } from '@memory/contracts';
import { type LucideIcon, Menu, X } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { OptionalContent } from '../../components/ui/optional-content.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { FriendNewsBadge, FriendNewsDot } from '../../people/index.ts';
import { ClassesLink, ClassSessionControls, hasClasses, hasClassSession } from '../../school/index.ts';
import { AvatarMenu } from './avatar-menu.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { navLinks } from './nav-links.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { BrandLink, TopBar } from './top-bar.tsx';

const MobileMenu = preloadable(() => import('./mobile-menu.tsx'));

/** Top bar for signed-in users. On small screens the links move into a menu. */
export function SignedInTopBar({ user }: { user: OwnUser }) {
  const { t } = useTranslation();
  const [menuOpen, setMenuOpen] = useState(false);
  const Sign = menuOpen ? X : Menu;
  return (
    <>
      <TopBar>
        <BrandLink />
        <nav aria-label={t('nav.main')} className="ml-2 hidden flex-1 md:flex lg:ml-6 lg:gap-1">
          {navLinks.map(({ to, label, Icon }) => (
            <TopBarLink key={to} to={to} label={t(label)} Icon={Icon} />
          ))}
          {hasClasses(user) && (
            <OptionalContent>
              <ClassesLink viewer={user}>{(link) => <TopBarLink {...link} />}</ClassesLink>
            </OptionalContent>
          )}
        </nav>
        <span className="flex-1 md:hidden" />
        {hasClassSession(user) && (
          <OptionalContent>
            <ClassSessionControls user={user} />
          </OptionalContent>
        )}
        <LanguageSwitch className="max-md:hidden!" />
        <ThemeSwitch className="max-md:hidden!" />
        <AvatarMenu user={user} />
        <button
          type="button"
          aria-expanded={menuOpen}
          aria-controls="mobile-menu"
          aria-label={t(menuOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          className={`${buttonClass('ghost', true)} relative md:hidden!`}
          onClick={() => setMenuOpen(!menuOpen)}
        >
          <Sign size={22} aria-hidden />
          {!menuOpen && <FriendNewsDot />}
        </button>
      </TopBar>
      {menuOpen && (
        <Suspense>
          <MobileMenu user={user} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function TopBarLink({ to, label, Icon }: { to: string; label: string; Icon: LucideIcon }) {
  return (
    <NavLink
      to={to}
      end
      className="relative flex h-16 items-center justify-center gap-x-2 px-3 font-semibold text-ink-soft max-lg:flex-col max-lg:px-2.5 max-lg:text-[0.8rem] max-lg:leading-tight after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:rounded-t-full after:content-[''] hover:text-ink aria-[current=page]:text-ink aria-[current=page]:after:bg-cinnabar"
    >
      <Icon size={18} aria-hidden />
      {label}
      <span className="empty:hidden max-lg:absolute max-lg:top-1.5 max-lg:right-0">
        {to === pagePaths.friends && <FriendNewsBadge />}
      </span>
    </NavLink>
  );
}
