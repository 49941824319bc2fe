import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { toggleTheme } from '../../lib/theme.ts';
import { buttonClass } from '../ui/button.tsx';

/**
 * Switches between light and night. `labelled` shows the name beside the icon. Both variants are in the HTML and CSS shows one of them,
 * so that the prerendered markup is right in both themes.
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
