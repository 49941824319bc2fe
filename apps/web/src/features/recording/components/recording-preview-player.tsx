import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toasts.ts';

/** Player for a new recording. It plays the recording's blob or, after a reload of the page, the uploaded file. */
export function RecordingPreviewPlayer({ source }: { source: Blob | string }) {
  const { t } = useTranslation();
  const [isPlaying, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    const url = typeof source === 'string' ? source : URL.createObjectURL(source);
    if (audio.current) audio.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [source]);

  function toggle(): void {
    if (isPlaying) return audio.current?.pause();
    void audio.current?.play().catch(() => {
      toast({
        title: t('recording.toasts.playback'),
        description: t('recording.toasts.playbackText'),
        isError: true,
      });
    });
  }

  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its transcript is shown beside it */}
      <audio
        ref={audio}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Button variant="secondary" onClick={toggle}>
        <Icon size={18} aria-hidden />
        {t(isPlaying ? 'recording.pausePreview' : 'recording.playPreview')}
      </Button>
    </>
  );
}
