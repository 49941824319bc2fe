import { clsx } from 'clsx';
import { type RefObject, useEffect, useRef } from 'react';
import type { MicrophoneLevel } from '../microphone-level.ts';

const BAR_COUNT = 24;

const FLAT_BAR = 'scaleY(0.08)';

/** The interval at which bars of equal height are coloured, in milliseconds, for users who prefer reduced motion. */
const CALM_INTERVAL_MS = 500;

const barColors: Partial<Record<MicrophoneLevel, string>> = { clipping: 'bg-cinnabar-text', good: 'bg-cinnabar' };

/** Minimum height of a bar as a fraction of the maximum height. With flat bars the microphone would seem to be off. */
const MIN_HEIGHT = 0.08;

interface LevelMeterProps {
  /** The analyser of the microphone's spectrum; null while the microphone's sound is not analysed. */
  spectrum: RefObject<AnalyserNode | null>;
  level: MicrophoneLevel;
}

/**
 * Bars that show the microphone's level; the notice below them says the same in words. The bars are changed in the DOM without React, because
 * they change with each animation frame. For users who prefer reduced motion, bars of equal height are lit up to the level, twice a second.
 */
export function LevelMeter({ spectrum, level }: LevelMeterProps) {
  const bars = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const elements = [...(bars.current?.children ?? [])] as HTMLElement[];
    const currentHeights = (): number[] => {
      const analyser = spectrum.current;
      const values = new Uint8Array(analyser?.frequencyBinCount ?? 0);
      analyser?.getByteFrequencyData(values);
      return levelMeterBarHeights(values, BAR_COUNT);
    };
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      const timer = setInterval(() => {
        const lit = Math.round(Math.max(...currentHeights()) * BAR_COUNT);
        for (const [index, bar] of elements.entries())
          Object.assign(bar.style, { transform: 'scaleY(0.4)', opacity: index < lit ? '' : '0.25' });
      }, CALM_INTERVAL_MS);
      return () => clearInterval(timer);
    }
    let frame = requestAnimationFrame(function draw() {
      const heights = currentHeights();
      for (const [index, bar] of elements.entries()) bar.style.transform = `scaleY(${heights[index]})`;
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [spectrum]);

  return (
    <div
      ref={bars}
      aria-hidden
      className={clsx(
        'flex h-12 items-center justify-center gap-1 rounded-xl px-3',
        level === 'clipping' && 'ring-2 ring-cinnabar-text',
      )}
    >
      {Array.from({ length: BAR_COUNT }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- bars have no other identity
        <span
          key={index}
          className={clsx('h-full w-1.5 origin-center rounded-full', barColors[level] ?? 'bg-line-strong')}
          style={{ transform: FLAT_BAR }}
        />
      ))}
    </div>
  );
}

/**
 * Calculates the heights (0 to 1) of the level meter's bars.
 * @param spectrum values from an AnalyserNode, 0–255 per frequency bin. The lowest frequencies are drawn in the middle, where speech moves
 * the bars most. The upper half of the spectrum is ignored, because speech does not reach it.
 * @param count number of bars
 */
export function levelMeterBarHeights(spectrum: Uint8Array, count: number): number[] {
  const half = Math.ceil(count / 2);
  const perBar = Math.max(1, Math.floor(spectrum.length / 2 / half));
  const rising = Array.from({ length: half }, (_, bar) => {
    const bins = spectrum.subarray(bar * perBar, (bar + 1) * perBar);
    const mean = bins.reduce((sum, bin) => sum + bin, 0) / Math.max(1, bins.length);
    return Math.max(MIN_HEIGHT, mean / 255);
  });
  return [...rising.toReversed(), ...rising].slice(half * 2 - count);
}
