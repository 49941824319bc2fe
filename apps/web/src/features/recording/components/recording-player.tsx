import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../lib/format-duration.ts';
import { useMediaFile } from '../../media/api/media-file.ts';
import { transcriptOrNull } from '../transcript-placeholder.ts';
import { useRecordingPlayback } from '../use-recording-playback.ts';
import { SyncedTranscript } from './synced-transcript.tsx';

/** Plays a memory's recording while its words light up. */
export function RecordingPlayer({ url, transcript }: { url: string; transcript: string }) {
  const { t } = useTranslation();
  const { spread, playing, time, duration, seek, toggle, playability } = useRecordingPlayback(url);
  const known = Number.isFinite(duration);
  const words = transcriptOrNull(transcript);
  // when each word was said is asked for when it first matters
  const [used, setUsed] = useState(false);
  const { data: file } = useMediaFile(url, used && words !== null);

  const Sign = playing ? Pause : Play;
  return (
    <div className="rounded-2xl bg-well p-4">
      <h3 className="sr-only">{t('player.title')}</h3>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the transcript below takes that part */}
      <audio src={url} {...spread} />
      <div className="flex items-center gap-3">
        <button
          type="button"
          aria-label={t(playing ? 'player.pause' : 'player.play')}
          className="grid size-12 shrink-0 place-items-center rounded-full bg-jade text-on-jade hover:bg-jade-deep"
          onClick={() => {
            setUsed(true);
            void toggle();
          }}
        >
          <Sign size={22} fill="currentColor" aria-hidden />
        </button>
        <input
          type="range"
          aria-label={t('player.position')}
          aria-valuetext={t('player.time', { elapsed: formatDuration(time), total: formatDuration(duration) })}
          min={0}
          max={known ? duration : 1}
          step="any"
          value={known ? Math.min(time, duration) : 0}
          disabled={!known}
          className="h-11 min-w-0 flex-1 accent-(--jade-text)"
          onChange={(event) => seek(Number(event.target.value))}
        />
        <span className="text-sm text-ink-soft tabular-nums">
          {formatDuration(time)} / {formatDuration(duration)}
        </span>
      </div>
      {playability !== 'playable' && (
        <p className="mt-2 text-sm text-cinnabar-text">
          {t(playability === 'missing' ? 'player.toasts.missing' : 'player.toasts.formatText')}
        </p>
      )}
      {words && (
        <SyncedTranscript
          text={words}
          spoken={file?.text.words ?? []}
          time={playing || time > 0 ? time : null}
          duration={duration}
          onSeek={(to) => {
            setUsed(true);
            seek(to);
          }}
        />
      )}
    </div>
  );
}
