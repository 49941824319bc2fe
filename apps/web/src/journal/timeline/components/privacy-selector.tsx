import type { Entry } from '@memory/contracts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useChangeEntryPrivacy } from '../../entries/api/change-entry-privacy.ts';
import { privacyButtonClass, PrivacyButtonContent } from './privacy-button-content.tsx';

const PrivacyMenu = preloadable(() => import('./privacy-menu.tsx'));

/**
 * Button and menu with which the author chooses an entry's privacy level. A change takes two taps, so that no entry becomes public by
 * accident.
 */
export function PrivacySelector({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [isUsed, setUsed] = useState(false);
  // The mutation belongs to this component instead of the menu, because its toast is shown after the menu has closed.
  const change = useChangeEntryPrivacy(entry.id);
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
      <PrivacyMenu label={label} level={entry.privacyLevel} busy={change.isPending} onChoose={change.mutate} />
    </Suspense>
  );
}
