import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDuration } from '../../../lib/format-duration.ts';

/** By how many seconds each key moves the position. Home and End work by themselves. */
const SECONDS_BY_KEY: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10,
};

interface SeekSliderProps {
  /** In seconds. */
  time: number;
  /** In seconds; NaN while unknown. */
  duration: number;
  onSeek: (time: number) => void;
  className?: string;
}

/** The playback position of a recording as a slider. Arrow keys move it by a second, Page Up and Page Down by ten. */
export function SeekSlider({ time, duration, onSeek, className }: SeekSliderProps) {
  const { t } = useTranslation();
  const hasDuration = Number.isFinite(duration);

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const seconds = SECONDS_BY_KEY[event.key];
    if (seconds === undefined) return;
    event.preventDefault();
    onSeek(Math.min(duration, Math.max(0, time + seconds)));
  }

  return (
    <input
      type="range"
      aria-label={t('player.position')}
      aria-valuetext={t('player.time', { elapsed: formatDuration(time), total: formatDuration(duration) })}
      min={0}
      max={hasDuration ? duration : 1}
      step="any"
      value={hasDuration ? Math.min(time, duration) : 0}
      disabled={!hasDuration}
      className={clsx('h-11 min-w-0 accent-(--jade-text)', className)}
      onChange={(event) => onSeek(Number(event.target.value))}
      onKeyDown={handleKeyDown}
    />
  );
}
