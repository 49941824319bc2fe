import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { runWhenIdle } from '../../lib/run-when-idle.ts';

/** Cards drawn at first: about what a phone shows. */
const AT_FIRST = 1;

/**
 * How many of `count` cards to draw now. On the screen that the page was opened with, one and then the others one by one, each when
 * there is nothing else to do: a phone would otherwise not answer until the last of twenty is there. On any later screen all at
 * once, for whoever goes back to find their place.
 */
export function useProgressiveRendering(count: number): number {
  const firstScreen = useLocation().key === 'default';
  const [drawn, setDrawn] = useState(firstScreen ? AT_FIRST : Infinity);
  useEffect(() => {
    if (drawn === Infinity) return undefined;
    // once all are there, all there will ever be: nothing that is drawn is taken away again
    const next = drawn + 1 < count ? drawn + 1 : Infinity;
    return runWhenIdle(() => startTransition(() => setDrawn(next)));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
