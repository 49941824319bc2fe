import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { buttonClass } from '../../components/ui/button.tsx';
import { pagePaths } from '../../lib/page-paths.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { BrandLink, TopBar } from './top-bar.tsx';

export function SignedOutTopBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <TopBar>
      <BrandLink />
      <span className="flex-1" />
      <LanguageSwitch className="max-sm:px-2!" />
      <ThemeSwitch />
      {pathname !== pagePaths.auth && pathname !== pagePaths.classSignIn && (
        <Link to={pagePaths.auth} className={buttonClass('outline')}>
          {t('nav.signIn')}
        </Link>
      )}
    </TopBar>
  );
}
