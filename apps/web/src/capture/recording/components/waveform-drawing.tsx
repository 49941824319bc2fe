import { useEffect, useRef } from 'react';
import WaveSurfer from 'wavesurfer.js';
import { decodeWaveform, type Waveform } from '../waveform-peaks.ts';

/** Below this amplitude a recording is silence, which is drawn as it is. Other recordings fill the height. */
const SILENT_PEAK = 0.02;

interface WaveformDrawingProps {
  source: Blob | string;
  /** The playback position in seconds. */
  time: number;
  /** Called when the drawing is there. Must be the same function at every render. */
  onDrawn: (isDrawn: boolean) => void;
}

/** The waveform of a recording, for sighted users. The slider above it is the control. */
export default function WaveformDrawing({ source, time, onDrawn }: WaveformDrawingProps) {
  const container = useRef<HTMLDivElement>(null);
  const drawing = useRef<WaveSurfer>(null);

  useEffect(() => {
    let isEnded = false;
    void (async () => {
      // A recording that this browser cannot decode keeps its plain slider.
      const waveform = await decodeWaveform(source).catch(() => null);
      if (isEnded || !waveform || !container.current) return;
      drawing.current = draw(container.current, waveform);
      onDrawn(true);
    })();
    return () => {
      isEnded = true;
      onDrawn(false);
      drawing.current?.destroy();
      drawing.current = null;
    };
  }, [source, onDrawn]);

  useEffect(() => drawing.current?.setTime(time), [time]);

  return <div ref={container} aria-hidden />;
}

function draw(container: HTMLElement, { peaks, duration }: Waveform): WaveSurfer {
  const colors = getComputedStyle(container);
  return WaveSurfer.create({
    container,
    peaks: [peaks],
    duration,
    height: 56,
    barWidth: 2,
    barGap: 2,
    barRadius: 2,
    barMinHeight: 2,
    normalize: peaks.some((peak) => peak > SILENT_PEAK),
    interact: false,
    cursorWidth: 2,
    hideScrollbar: true,
    waveColor: colors.getPropertyValue('--line-strong'),
    progressColor: colors.getPropertyValue('--jade-text'),
    cursorColor: colors.getPropertyValue('--cinnabar'),
  });
}
