import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { buttonClass } from '../ui/button.tsx';
import { Bar } from './bar.tsx';
import { Brand } from './brand.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function SignedOutBar() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <Bar>
      <Brand />
      <span className="flex-1" />
      <LanguageSwitch className="max-sm:px-2!" />
      <ThemeSwitch />
      {pathname !== paths.auth && (
        <Link to={paths.auth} className={buttonClass('line')}>
          {t('nav.signIn')}
        </Link>
      )}
    </Bar>
  );
}
