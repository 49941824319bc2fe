import { Pause, Play } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import type { RecordingPreview } from '../use-recording-preview.ts';

type PreviewButtonProps = Pick<RecordingPreview, 'isPlaying' | 'toggle'> & { ref?: Ref<HTMLButtonElement> };

/** The button that plays a new recording, or pauses it. */
export function PreviewButton({ isPlaying, toggle, ref }: PreviewButtonProps) {
  const { t } = useTranslation();
  const Icon = isPlaying ? Pause : Play;
  return (
    <Button ref={ref} variant="secondary" onClick={toggle}>
      <Icon size={18} aria-hidden />
      {t(isPlaying ? 'recording.pausePreview' : 'recording.playPreview')}
    </Button>
  );
}
