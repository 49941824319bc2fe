import type { PrivacyLevel } from '@memory/contracts';
import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { EntryDraft } from '../draft.ts';
import type { SaveBlocker } from '../use-new-entry-form.ts';
import { EntryPrivacySwitches } from './entry-privacy-switches.tsx';
import { PRIVACY_EXPLANATION_ID, PrivacyExplanation } from './privacy-explanation.tsx';

interface SaveBarProps {
  draft: EntryDraft;
  onPrivacyChange: (level: PrivacyLevel) => void;
  isRecording: boolean;
  blocker: SaveBlocker | null;
  isSaving: boolean;
}

/** The Save button and the choice who will see the entry. Above them: who that is, and the reason why the entry is not saved yet. */
export function SaveBar({ draft, onPrivacyChange, isRecording, blocker, isSaving }: SaveBarProps) {
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
      <PrivacyExplanation draft={draft} />
      <div className="flex flex-wrap gap-2">
        <EntryPrivacySwitches level={draft.privacyLevel} onChange={onPrivacyChange} />
        <Button
          type="submit"
          variant="primary"
          className="min-w-36 flex-1"
          aria-keyshortcuts="Control+Enter Meta+Enter"
          disabled={isRecording || (isSaving && !isQueued)}
          aria-describedby={reason ? `${PRIVACY_EXPLANATION_ID} save-waits` : PRIVACY_EXPLANATION_ID}
        >
          {t(isSaving && !isQueued ? 'entry.saving' : 'entry.save')}
        </Button>
      </div>
    </div>
  );
}
