import { useEffect, useRef } from 'react';
import WaveSurfer from 'wavesurfer.js';

/** A recording whose peak is below this amplitude is silence, and is drawn flat. Other recordings are scaled to the full height. */
const SILENT_PEAK = 0.02;

/**
 * Sample rate at which a recording is decoded for its waveform, the lowest one that every browser supports. Half an hour then takes 58 MB
 * while it is decoded.
 */
const DRAWING_SAMPLE_RATE = 8_000;

const PEAK_COUNT = 1_000;

interface WaveformDrawingProps {
  source: Blob | string;
  /** The playback position in seconds. */
  time: number;
  /** Called when the drawing becomes visible or disappears. Must be the same function at every render. */
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

interface Waveform {
  /** The highest amplitude, from 0 to 1, of each of up to 1,000 parts of equal length. */
  peaks: Float32Array;
  /** In seconds. */
  duration: number;
}

/**
 * Decodes a recording for drawing it.
 * @param source the recording, or the URL of one
 * @throws when the recording cannot be fetched or decoded
 */
async function decodeWaveform(source: Blob | string): Promise<Waveform> {
  const bytes = await (typeof source === 'string' ? await fetch(source) : source).arrayBuffer();
  const audio = await new OfflineAudioContext(1, 1, DRAWING_SAMPLE_RATE).decodeAudioData(bytes);
  return { peaks: peaksOf(audio.getChannelData(0), PEAK_COUNT), duration: audio.duration };
}

/** Divides samples into at most `count` parts of equal length. @returns the highest amplitude of each part */
export function peaksOf(samples: Float32Array, count: number): Float32Array {
  const partLength = Math.max(1, Math.ceil(samples.length / count));
  const peaks = new Float32Array(Math.ceil(samples.length / partLength));
  // Half an hour has 14.4 million samples, so this loop creates no iterator results.
  for (let index = 0; index < samples.length; index += 1) {
    const part = Math.floor(index / partLength);
    peaks[part] = Math.max(peaks[part]!, Math.abs(samples[index]!));
  }
  return peaks;
}
