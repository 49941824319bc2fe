import { useEffect, useRef } from 'react';
import { levelMeterBarHeights } from '../level-meter-bars.ts';

const BARS = 24;

/** How loud it is right now. The bars are moved without rendering: sixty times a second is no work for React. */
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
      const heights = levelMeterBarHeights(spectrum, BARS);
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
      {Array.from({ length: BARS }, (_, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the bars have no other name than their place
        <span
          key={index}
          className="h-full w-1.5 origin-center rounded-full bg-cinnabar"
          style={{ transform: 'scaleY(0.08)' }}
        />
      ))}
    </div>
  );
}
