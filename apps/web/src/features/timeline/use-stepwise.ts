import { startTransition, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Cards drawn at first: about what a phone shows. */
const AT_FIRST = 1;
/** Cards that a phone draws without keeping a thumb waiting. */
const AT_ONCE = 2;

/**
 * How many of `count` cards to draw now. On the screen that the page was opened with, a few and then the others step by step: a
 * phone would otherwise not answer until the last of twenty is there. On any later screen all at once, for whoever goes back to
 * find their place.
 */
export function useStepwise(count: number): number {
  const firstScreen = useLocation().key === 'default';
  const [drawn, setDrawn] = useState(firstScreen ? AT_FIRST : Infinity);
  useEffect(() => {
    if (drawn === Infinity) return;
    const next = drawn + AT_ONCE;
    // once all are there, all there will ever be: nothing that is drawn is taken away again
    startTransition(() => setDrawn(next < count ? next : Infinity));
  }, [drawn, count]);
  return Math.min(drawn, count);
}
