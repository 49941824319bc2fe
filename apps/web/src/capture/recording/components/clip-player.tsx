import type { WordClip } from '@memory/contracts';
import { Square, Volume2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { useRecordingPlayback } from '../use-recording-playback.ts';

interface ClipPlayerProps {
  clip: WordClip;
  /** What the clip is, such as “Hear 猫 in my recording”: the name of the button, which must not give away the word of a dictation. */
  label: string;
}

/**
 * A button that plays a part of a recording, from its start each time. The browser requests only the ranges of the file that it needs. If
 * playback fails, a toast shows the reason.
 */
export function ClipPlayer({ clip, label }: ClipPlayerProps) {
  // A new audio element for each clip, because an element that loads another file does not report that it has stopped.
  return <ClipButton key={`${clip.url}#t=${clip.start},${clip.end}`} clip={clip} label={label} />;
}

function ClipButton({ clip, label }: ClipPlayerProps) {
  const { t } = useTranslation();
  const { audioProps, isPlaying, seek, toggle } = useRecordingPlayback(clip.url, clip.end);

  function handleClick(): void {
    if (!isPlaying) seek(clip.start);
    void toggle();
  }

  const Icon = isPlaying ? Square : Volume2;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- one spoken word, which the card shows or asks for */}
      <audio src={clip.url} {...audioProps} />
      <Button variant="secondary" aria-label={isPlaying ? t('player.pause') : label} onClick={handleClick}>
        <Icon size={20} fill={isPlaying ? 'currentColor' : 'none'} aria-hidden />
      </Button>
    </>
  );
}
