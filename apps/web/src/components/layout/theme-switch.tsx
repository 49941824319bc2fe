import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { switchTheme, useTheme } from '../../lib/theme.ts';
import { buttonClass } from '../ui/button.tsx';

/** Offers the other theme. `labelled` shows its name beside the sign. */
export function ThemeSwitch({ labelled = false, className }: { labelled?: boolean; className?: string }) {
  const { t } = useTranslation();
  const night = useTheme() === 'night';
  const label = t(night ? 'app.day' : 'app.night');
  const Sign = night ? Sun : Moon;
  return (
    <button
      type="button"
      aria-label={labelled ? undefined : label}
      className={`${buttonClass('plain', !labelled)} ${className ?? ''}`}
      onClick={() => switchTheme(night ? 'light' : 'night')}
    >
      <Sign size={18} aria-hidden />
      {labelled && label}
    </button>
  );
}
