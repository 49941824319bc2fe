import { clsx } from 'clsx';
import { Suspense, useState } from 'react';
import { formatDuration } from '../../../lib/format-duration.ts';
import { preloadable } from '../../../lib/preloadable-component.ts';
import { SeekSlider } from './seek-slider.tsx';

const WaveformDrawing = preloadable(() => import('./waveform-drawing.tsx'));

interface WaveformSliderProps {
  source: Blob | string;
  time: number;
  duration: number;
  onSeek: (time: number) => void;
}

/**
 * The waveform of a recording with its playback position. It is a slider that lies over the drawing, and stays visible until there is a
 * drawing.
 */
export function WaveformSlider({ source, time, duration, onSeek }: WaveformSliderProps) {
  const [isDrawn, setDrawn] = useState(false);
  return (
    <div className="flex items-center gap-3">
      <div className="relative h-14 min-w-0 flex-1 rounded-lg outline-offset-2 outline-jade-text has-focus-visible:outline-3">
        <Suspense fallback={null}>
          <WaveformDrawing source={source} time={time} onDrawn={setDrawn} />
        </Suspense>
        <SeekSlider
          time={time}
          duration={duration}
          onSeek={onSeek}
          className={clsx('absolute inset-0 z-10 h-full w-full cursor-pointer', isDrawn && 'opacity-0')}
        />
      </div>
      <span className="text-sm text-ink-soft tabular-nums">
        {formatDuration(time)} / {formatDuration(duration)}
      </span>
    </div>
  );
}
