import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toggleTheme } from '../../lib/theme.ts';
import { buttonClass } from '../ui/button.tsx';

/**
 * Offers the other theme. `labelled` shows its name beside the sign. Both offers are in the page and the theme says which one is
 * seen: what is drawn before the program runs is right in either.
 */
export function ThemeSwitch({ labelled = false, className }: { labelled?: boolean; className?: string }) {
  const { t } = useTranslation();
  const label = labelled ? undefined : 'sr-only';
  return (
    <button type="button" className={`${buttonClass('ghost', !labelled)} ${className ?? ''}`} onClick={toggleTheme}>
      <span className="contents night:hidden">
        <Moon size={18} aria-hidden />
        <span className={label}>{t('app.night')}</span>
      </span>
      <span className="hidden night:contents">
        <Sun size={18} aria-hidden />
        <span className={label}>{t('app.day')}</span>
      </span>
    </button>
  );
}
