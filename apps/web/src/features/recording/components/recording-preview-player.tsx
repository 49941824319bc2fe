import { Pause, Play } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { toast } from '../../../lib/toasts.ts';

/** Plays what was just recorded: from memory, or from its address after a reload. */
export function RecordingPreviewPlayer({ source }: { source: Blob | string }) {
  const { t } = useTranslation();
  const [playing, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);

  useEffect(() => {
    const url = typeof source === 'string' ? source : URL.createObjectURL(source);
    if (audio.current) audio.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [source]);

  function toggle(): void {
    if (playing) return audio.current?.pause();
    void audio.current?.play().catch(() => {
      toast({
        title: t('recording.toasts.playback'),
        description: t('recording.toasts.playbackText'),
        isError: true,
      });
    });
  }

  const Sign = playing ? Pause : Play;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words of a recording stand beside it as its transcript */}
      <audio
        ref={audio}
        preload="metadata"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      />
      <Button variant="secondary" onClick={toggle}>
        <Sign size={18} aria-hidden />
        {t(playing ? 'recording.pausePreview' : 'recording.playPreview')}
      </Button>
    </>
  );
}
