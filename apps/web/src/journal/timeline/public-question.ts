import { withTexts } from '../../i18n/i18n.ts';
import { preloadable } from '../../lib/preloadable-component.ts';
import { useInstallationConfig } from '../../session/index.ts';
import { newEntryTexts } from '../entries/new-entry-texts.ts';

/** The question that is asked before an entry becomes public, in the form for a new entry and on a card. */
export const PublicQuestion = preloadable(() =>
  withTexts(import('./components/public-question-dialog.tsx'), newEntryTexts),
);

/**
 * React hook: whether this installation asks each time before an entry becomes public, as a school does. While its settings are not known, the
 * page asks.
 */
export const useConfirmsPublic = (): boolean => useInstallationConfig()?.confirmPublic !== false;
