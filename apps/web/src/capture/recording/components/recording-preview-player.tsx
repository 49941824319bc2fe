import { Pause, Play } from 'lucide-react';
import { type Ref, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toasts.ts';
import { isPlayAborted, useAudioElement } from '../use-audio-element.ts';

type RecordingPreview = ReturnType<typeof useRecordingPreview>;

/** A button that plays the recording of an entry that is being edited. */
export function RecordingPreviewPlayer({ source }: { source: string }) {
  const { audioProps, isPlaying, toggle } = useRecordingPreview(source);
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is shown beside it */}
      <audio {...audioProps} />
      <PreviewButton isPlaying={isPlaying} toggle={toggle} />
    </>
  );
}

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

/** Plays a new recording: its blob or, after a reload of the page, the uploaded file. If playback fails, a toast says so. */
export function useRecordingPreview(source: Blob | string) {
  const { t } = useTranslation();
  const audio = useAudioElement();
  const { ref, isPlaying } = audio;

  useEffect(() => {
    const url = typeof source === 'string' ? source : URL.createObjectURL(source);
    if (ref.current) ref.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [source, ref]);

  function toggle(): void {
    if (isPlaying) return ref.current?.pause();
    void ref.current?.play().catch((error: unknown) => {
      if (isPlayAborted(error)) return;
      toast({
        title: t('recording.toasts.playback'),
        description: t('recording.toasts.playbackText'),
        isError: true,
      });
    });
  }

  return { ...audio, toggle };
}
