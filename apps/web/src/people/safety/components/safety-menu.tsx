import type { PublicProfile } from '@memory/contracts';
import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../components/ui/button.tsx';
import { withTexts } from '../../../i18n/i18n.ts';
import { displayName } from '../../../lib/display-name.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { useCurrentUser } from '../../../session/index.ts';
import { safetyTexts } from '../safety-texts.ts';

const SafetyDropdown = preloadable(() => withTexts(import('./safety-dropdown.tsx'), safetyTexts));

export interface SafetyMenuProps {
  /** The other user; with `entry`, its author. */
  user: PublicProfile;
  /** The entry that the menu is about. Without it the menu is about the user. */
  entry?: { id: string; title: string };
  /** What the text of a report of the user begins with; the reporter may change it. */
  reportText?: string;
}

export const safetyButtonClass = `${buttonClass('ghost', true)} -my-1.5 shrink-0`;

/**
 * Button with a menu to report or block another user. It renders nothing for signed-out viewers and beside the viewer's own name. The menu
 * is loaded when the user first opens it.
 */
export function SafetyMenu({ user, entry, reportText }: SafetyMenuProps) {
  const { t } = useTranslation();
  const { user: viewer } = useCurrentUser();
  const [wasOpened, setWasOpened] = useState(false);
  if (!viewer || viewer.id === user.id) return null;
  const label = entry
    ? t('safetyMenu.entry', { title: entry.title })
    : t('safetyMenu.user', { name: displayName(user) });
  const closedButton = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-label={label}
      className={safetyButtonClass}
      onClick={() => setWasOpened(true)}
    >
      <Ellipsis size={20} aria-hidden />
    </button>
  );
  if (!wasOpened) return closedButton;
  return (
    <Suspense fallback={closedButton}>
      <SafetyDropdown user={user} {...(entry && { entry })} {...(reportText && { reportText })} label={label} />
    </Suspense>
  );
}
