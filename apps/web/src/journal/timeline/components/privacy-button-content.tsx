import type { PrivacyLevel } from '@memory/contracts';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button.tsx';
import { privacyIcons } from '../privacy-icons.ts';

export const privacyButtonClass = `${buttonClass('ghost')} -ml-2 px-2.5!`;

/** Icon and name of the current privacy level, the content of the button that opens the privacy menu. */
export function PrivacyButtonContent({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const { Icon } = privacyIcons[level];
  return (
    <>
      <Icon size={17} aria-hidden />
      {t(`card.${level}`)}
      <ChevronDown size={16} aria-hidden />
    </>
  );
}
