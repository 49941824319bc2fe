import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { EntryDraft } from '../draft.ts';

/** The id of the sentence, which describes the Save button. */
export const PRIVACY_EXPLANATION_ID = 'privacy-explanation';

/** Says who will see the new entry and, before it becomes public, what everyone will see of its place. */
export function PrivacyExplanation({ draft: { privacyLevel, location, latitude } }: { draft: EntryDraft }) {
  const { t } = useTranslation();
  const isPublic = privacyLevel === 'public';
  const place = location.trim();
  const hasPosition = latitude !== null;
  return (
    <p
      id={PRIVACY_EXPLANATION_ID}
      aria-live="polite"
      className={clsx('mb-2 text-sm', isPublic ? 'text-ink' : 'text-ink-soft')}
    >
      {t(`entry.privacyText.${privacyLevel}`)}{' '}
      {isPublic &&
        place !== '' &&
        t(hasPosition ? 'entry.privacyText.placeNotSpot' : 'entry.privacyText.place', { place })}
      {isPublic && place === '' && hasPosition && t('entry.privacyText.noSpot')}
    </p>
  );
}
