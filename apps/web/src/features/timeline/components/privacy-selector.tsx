import type { Entry, PrivacyLevel } from '@memory/contracts';
import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button.tsx';
import { useChangeEntryPrivacy } from '../../entries/api/change-entry-privacy.ts';
import { privacyIcons } from '../privacy-icons.ts';

const OpenPrivacyMenu = lazy(() => import('./privacy-menu.tsx'));

export const privacyButtonClass = `${buttonClass('ghost')} -ml-2 px-2.5!`;

/** The owner's choice of who may see a memory. Two taps, so that nothing becomes public by a slip. */
export function PrivacySelector({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const [used, setUsed] = useState(false);
  // kept here and not in the menu: what it shows afterwards must outlive the menu
  const change = useChangeEntryPrivacy(entry.id);
  const label = t('card.privacy', { level: t(`card.${entry.privacyLevel}`) });
  const closed = (
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
  if (!used) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenPrivacyMenu label={label} level={entry.privacyLevel} busy={change.isPending} onChoose={change.mutate} />
    </Suspense>
  );
}

export function PrivacyButtonContent({ level }: { level: PrivacyLevel }) {
  const { t } = useTranslation();
  const { Sign } = privacyIcons[level];
  return (
    <>
      <Sign size={17} aria-hidden />
      {t(`card.${level}`)}
      <ChevronDown size={16} aria-hidden />
    </>
  );
}
