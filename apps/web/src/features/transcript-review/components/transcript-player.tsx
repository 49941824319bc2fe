import { PlayerControls } from '../../recording/components/player-controls.tsx';
import type { useWordPlayback } from '../use-word-playback.ts';

interface TranscriptPlayerProps {
  url: string;
  playback: ReturnType<typeof useWordPlayback>;
}

/** The player of the recording whose transcript is checked. */
export function TranscriptPlayer({ url, playback }: TranscriptPlayerProps) {
  return (
    <div className="rounded-2xl bg-well p-3">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the words below replace captions */}
      <audio src={url} {...playback.audioProps} />
      <PlayerControls playback={playback} onToggle={() => void playback.toggle()} />
    </div>
  );
}
