import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../components/ui/button.tsx';
import { toggleTheme } from '../../lib/theme.ts';

/**
 * Button that switches between the light and the night theme. `labelled` shows the theme's name beside the icon. The HTML contains the
 * button's content for both themes and CSS hides one of them, because the prerendered page does not know the theme.
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
