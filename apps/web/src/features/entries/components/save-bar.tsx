import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

interface SaveBarProps {
  recording: boolean;
  /** What is still being sent; or it could not be sent now, and is `kept` and sent later; or a file of it is not taken at all. */
  waitsFor: 'voice' | 'photo' | 'media' | 'kept' | 'refused' | null;
  saving: boolean;
}

/** 'Save Memory', and above it why it is not saved yet. */
export function SaveBar({ recording, waitsFor, saving }: SaveBarProps) {
  const { t } = useTranslation();
  const cause = recording ? 'recording' : waitsFor;
  const kept = waitsFor === 'kept';
  return (
    // on a wide screen the panel scrolls by itself: the button stays in sight
    <div className="grid bg-sheet lg:sticky lg:-bottom-px lg:z-10 lg:-mx-5 lg:-mb-5 lg:rounded-b-2xl lg:px-5 lg:pt-2 lg:pb-5">
      <output className="text-sm text-ink-soft">
        {cause && (
          <span id="save-waits" className="mb-2 flex items-start gap-2">
            {(kept || cause === 'refused') && (
              <CloudOff size={17} aria-hidden className="mt-0.5 shrink-0 text-cinnabar-text" />
            )}
            {t(`entry.wait.${cause}`)}
          </span>
        )}
      </output>
      <Button
        type="submit"
        variant="primary"
        disabled={recording || (saving && !kept)}
        aria-describedby={cause ? 'save-waits' : undefined}
      >
        {t(saving && !kept ? 'entry.saving' : 'entry.save')}
      </Button>
    </div>
  );
}
