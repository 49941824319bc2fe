import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';

interface SaveBarProps {
  recording: boolean;
  /** What is still being sent, if anything. */
  onItsWay: 'voice' | 'photo' | 'media' | null;
  /** It could not be sent now; it is kept and sent later. */
  kept: boolean;
  saving: boolean;
}

/** 'Save Memory', and above it why it is not saved yet. */
export function SaveBar({ recording, onItsWay, kept, saving }: SaveBarProps) {
  const { t } = useTranslation();
  const reason = recording ? t('entry.wait.recording') : kept ? t('entry.wait.kept') : onItsWay ? t(`entry.wait.${onItsWay}`) : null;
  return (
    // on a wide screen the panel scrolls by itself: the button stays in sight
    <div className="grid bg-sheet lg:sticky lg:-bottom-px lg:z-10 lg:-mx-5 lg:-mb-5 lg:rounded-b-2xl lg:px-5 lg:pt-2 lg:pb-5">
      <output className="text-sm text-ink-soft">
        {reason && (
          <span id="save-waits" className="mb-2 flex items-start gap-2">
            {kept && <CloudOff size={17} aria-hidden className="mt-0.5 shrink-0 text-cinnabar-text" />}
            {reason}
          </span>
        )}
      </output>
      <Button type="submit" look="act" disabled={recording || (saving && !kept)} aria-describedby={reason ? 'save-waits' : undefined}>
        {t(saving && !kept ? 'entry.saving' : 'entry.save')}
      </Button>
    </div>
  );
}
