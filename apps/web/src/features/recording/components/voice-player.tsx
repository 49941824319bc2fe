import { Pause, Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../lib/format-duration.ts';
import { toast } from '../../../lib/toasts.ts';
import { audioExists } from '../api/audio-exists.ts';
import { audioErrorKey } from '../audio-error.ts';
import { transcriptOf } from '../transcript-of.ts';
import { useAudio } from '../use-audio.ts';
import { SpokenTranscript } from './spoken-transcript.tsx';

/** Plays a memory's recording while its words light up. */
export function VoicePlayer({ url, transcript }: { url: string; transcript: string }) {
  const { t } = useTranslation();
  const { ref, spread, playing, time, duration, seek } = useAudio();
  const known = Number.isFinite(duration);
  const words = transcriptOf(transcript);

  async function toggle(): Promise<void> {
    const audio = ref.current;
    if (!audio) return;
    if (playing) return audio.pause();
    // a source that failed while the page loaded gets another chance
    if (audio.error) audio.load();
    try {
      await audio.play();
    } catch {
      await explain(audio);
    }
  }

  async function explain({ error }: HTMLAudioElement): Promise<void> {
    const there = await audioExists(url).catch(() => true);
    if (!there) return toast({ title: t('player.toasts.missing'), description: t('player.toasts.missingText'), destructive: true });
    const reason = t(`player.errors.${audioErrorKey(error?.code)}`);
    toast(
      error
        ? { title: t('player.toasts.audioError'), description: reason, destructive: true }
        : { title: t('player.toasts.playback'), description: t('player.toasts.playbackText', { reason }), destructive: true },
    );
  }

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
          onClick={() => void toggle()}
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
          className="h-11 min-w-0 flex-1 accent-(--jade)"
          onChange={(event) => seek(Number(event.target.value))}
        />
        <span className="text-sm text-ink-soft tabular-nums">
          {formatDuration(time)} / {formatDuration(duration)}
        </span>
      </div>
      {words && <SpokenTranscript text={words} time={playing || time > 0 ? time : null} duration={duration} onSeek={seek} />}
    </div>
  );
}
