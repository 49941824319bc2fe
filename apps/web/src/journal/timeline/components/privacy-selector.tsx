import type { Entry, PrivacyLevel } from '@memory/contracts';
import { ChevronDown } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useConfirmsPublic } from '../public-question.ts';
import { PrivacyBadge } from './privacy-badge.tsx';

/** The badge of the card is the button. Its target is higher than the badge. */
export const privacyButtonClass = '-my-2 inline-flex min-h-11 items-center rounded-full disabled:opacity-60';

const PrivacyMenu = preloadable(() => import('./privacy-menu.tsx'));

/**
 * Button and menu with which the author chooses an entry's privacy level. A change takes two taps, so that no entry becomes public by
 * accident.
 */
export function PrivacySelector({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [isUsed, setUsed] = useState(false);
  // The settings are loaded with the card, so that they are known when the author chooses.
  const confirmsPublic = useConfirmsPublic();
  const label = t('card.privacy', { level: t(`card.${entry.privacyLevel}`) });
  const closedButton = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={label}
      className={privacyButtonClass}
      onClick={() => setUsed(true)}
    >
      <PrivacyButtonContent level={entry.privacyLevel} />
    </button>
  );
  if (!isUsed) return closedButton;
  return (
    <Suspense fallback={closedButton}>
      <PrivacyMenu label={label} entry={entry} confirmsPublic={confirmsPublic} />
    </Suspense>
  );
}

/** The badge of the current privacy level, the content of the button that opens the privacy menu. */
export const PrivacyButtonContent = ({ level }: { level: PrivacyLevel }) => (
  <PrivacyBadge level={level}>
    <ChevronDown size={15} aria-hidden />
  </PrivacyBadge>
);
