import type { PrivacyLevel } from '@memory/contracts';
import { clsx } from 'clsx';
import { CloudOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { privacyIcons, privacyLevels } from '../../timeline/privacy-icons.ts';
import type { EntryDraft } from '../draft.ts';
import type { SaveBlocker } from '../use-new-entry-form.ts';

/** The id of the sentence, which describes the Save button. */
const PRIVACY_EXPLANATION_ID = 'privacy-explanation';

/** What the explanation of the chosen level depends on. */
type PublicParts = Pick<EntryDraft, 'privacyLevel' | 'location' | 'latitude'>;

interface SaveBarProps extends PublicParts {
  onPrivacyChange: (changes: Pick<EntryDraft, 'privacyLevel'>) => void;
  isRecording: boolean;
  blocker: SaveBlocker | null;
  isSaving: boolean;
}

/**
 * The Save button and the choice of who will see the entry. Above them: an explanation of the choice, and the reason why the entry is not saved yet.
 * The component is memoized, so that it does not render at each key.
 */
export const SaveBar = memo(function SaveBar({
  onPrivacyChange,
  isRecording,
  blocker,
  isSaving,
  ...parts
}: SaveBarProps) {
  const { t } = useTranslation();
  const reason = isRecording ? 'recording' : blocker;
  const isQueued = blocker === 'queued';
  return (
    // On a wide screen the panel scrolls on its own, so the button is sticky to stay visible.
    <div className="grid bg-sheet lg:sticky lg:-bottom-px lg:z-10 lg:-mx-5 lg:-mb-5 lg:rounded-b-2xl lg:px-5 lg:pt-2 lg:pb-5">
      <output className="text-sm text-ink-soft">
        {reason && (
          <span id="save-waits" className="mb-2 flex items-start gap-2">
            {(isQueued || reason === 'rejected') && (
              <CloudOff size={17} aria-hidden className="mt-0.5 shrink-0 text-cinnabar-text" />
            )}
            {t(`entry.wait.${reason}`)}
          </span>
        )}
      </output>
      <PrivacyExplanation {...parts} />
      <div className="flex flex-wrap gap-2">
        <EntryPrivacySwitches
          level={parts.privacyLevel}
          onChange={(privacyLevel) => onPrivacyChange({ privacyLevel })}
        />
        <Button
          type="submit"
          variant="primary"
          className="min-w-32 flex-1 px-3!"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          disabled={isRecording || (isSaving && !isQueued)}
          aria-describedby={reason ? `${PRIVACY_EXPLANATION_ID} save-waits` : PRIVACY_EXPLANATION_ID}
        >
          {t(isSaving && !isQueued ? 'entry.saving' : 'entry.save')}
        </Button>
      </div>
    </div>
  );
});

interface EntryPrivacySwitchesProps {
  level: PrivacyLevel;
  onChange: (level: PrivacyLevel) => void;
}

/** The switches Private, Friends and Public of the new entry. One of them is on: switching one on switches the others off. */
function EntryPrivacySwitches({ level, onChange }: EntryPrivacySwitchesProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex grow rounded-xl bg-well p-1">
      <legend className="sr-only">{t('entry.privacy')}</legend>
      {privacyLevels.map((option) => {
        const { Icon } = privacyIcons[option];
        return (
          <label
            key={option}
            title={t(`card.${option}`)}
            className="relative flex min-h-11 min-w-11 flex-auto items-center justify-center gap-1.5 rounded-lg px-1.5 text-sm font-semibold text-ink-soft hover:text-ink has-checked:bg-sheet has-checked:text-ink has-checked:ring-1 has-checked:ring-line-strong/50"
          >
            <input
              type="checkbox"
              role="switch"
              aria-checked={option === level}
              checked={option === level}
              // Private and Public are each other's opposites, so switching one off switches the other on.
              onChange={() => onChange(option === level ? (level === 'private' ? 'public' : 'private') : option)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-lg"
            />
            <Icon size={17} aria-hidden className="shrink-0" />
            <span className={option === level ? undefined : 'sr-only'}>{t(`card.${option}`)}</span>
          </label>
        );
      })}
    </fieldset>
  );
}

/** Says who will see the new entry and, before it becomes public, what everyone will see of its place. */
function PrivacyExplanation({ privacyLevel, location, latitude }: PublicParts) {
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
