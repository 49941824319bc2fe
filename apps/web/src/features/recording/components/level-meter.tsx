import { useEffect, useRef } from 'react';
import { levelMeterBarHeights } from '../level-meter-bars.ts';

const BAR_COUNT = 24;

/**
 * Bars that show the microphone's level. The bars' heights are set in the DOM without React, because they change with each animation frame.
 */
export function LevelMeter({ stream }: { stream: MediaStream }) {
  const bars = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const audio = new AudioContext();
    const analyser = audio.createAnalyser();
    analyser.fftSize = 256;
    analyser.smoothingTimeConstant = 0.75;
    audio.createMediaStreamSource(stream).connect(analyser);
    const spectrum = new Uint8Array(analyser.frequencyBinCount);
    let frame = requestAnimationFrame(function draw() {
      analyser.getByteFrequencyData(spectrum);
      const heights = levelMeterBarHeights(spectrum, BAR_COUNT);
      for (const [index, bar] of [...(bars.current?.children ?? [])].entries()) {
        (bar as HTMLElement).style.transform = `scaleY(${heights[index]})`;
      }
      frame = requestAnimationFrame(draw);
    });
    return () => {
      cancelAnimationFrame(frame);
      void audio.close();
    };
  }, [stream]);

  return (
    <div ref={bars} aria-hidden className="flex h-12 items-center justify-center gap-1">
      {Array.from({ length: BAR_COUNT }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- bars have no other identity
        <span
          key={index}
          className="h-full w-1.5 origin-center rounded-full bg-cinnabar"
          style={{ transform: 'scaleY(0.08)' }}
        />
      ))}
    </div>
  );
}
